import { FIELDS, first } from "./fields.ts";
import type { Written } from "./heading.ts";
import { COMPACT_DATE, isOfGrav, isOfHashnode, namedOf, ofLogseq, unnumbered } from "./names.ts";
import type { OldSite } from "./old-site.ts";
import { isHome } from "./placeholders.ts";

/** The names of a text on the old site; `fullName` includes the date of the file name where URLs have it. */
export function namingOf(
  site: OldSite,
  { file, head, title, formerTitle }: Written,
  hasLanguage: boolean,
) {
  const parts = namedOf(hasLanguage ? file.replace(/\.[\w-]+(?=\.\w+$)/, "") : file);
  const inNuxt = site.system === "nuxt" || isOfGrav(file) ? unnumbered : String;
  const name = site.isLogseq ? ofLogseq(parts.name) : inNuxt(parts.name);
  const isPartlyDated = parts.name !== parts.fullName && /^\d\d(?!\d)/.test(parts.fullName);
  const isLater = isPartlyDated || /^\d{4}-\d\d?-\d\d?\./.test(parts.fullName);
  const [, withTime] = /^\d{4}-\d\d?-\d\d?-(\d{4}(?:\d\d)?\.\D.*)$/.exec(parts.fullName) ?? [];
  const own = first(head, FIELDS.slug);
  const keepsDate =
    isPartlyDated ||
    site.keepsDates ||
    site.isQuarto ||
    isOfGrav(file) ||
    /^src\/content\/|\.qmd$/.test(file);
  return {
    day: parts.day,
    name,
    fullName: !own && keepsDate ? inNuxt(parts.fullName) : name,
    // As earlier releases derived them, which knew neither Logseq's names nor times nor dates with underscores, before a dot,
    // without signs or partly in folders, nor mdsvex' names, and read headings in another way, so that no text is imported twice.
    former: {
      title:
        formerTitle ||
        spaced(inNuxt(isLater ? parts.fullName : (withTime ?? formerName(file, parts.name)))),
      hasDay: !isLater && !/^\d{4}_/.test(parts.fullName) && !parts.isCompact,
    },
    title: title || (isOfHashnode(file) ? "" : titleOf(name.replace(COMPACT_DATE, ""))),
    slug:
      (
        own ||
        (isHome(file) || isOfHashnode(file)
          ? ""
          : (site.hasTitlesInPath && titleInPath(title)) || name)
      )
        .split("/")
        .findLast(Boolean) ?? "",
  };
}

/** A name with what earlier releases took for a part of it in mdsvex. */
function formerName(file: string, name: string): string {
  const [, route] = /(?:^|\/)(\+page(?:\.svelte(?=\.md$)|(?=\.svx$)))/.exec(file) ?? [];
  return route ?? (file.endsWith(".svelte.md") ? `${name}.svelte` : name);
}

/** A title as Pelican makes a slug of it; empty for one in a script that it transliterates. */
function titleInPath(title: string): string {
  const bare = title
    .normalize("NFKD")
    .replace(/[–—]/g, "-")
    .replace(/\p{M}|[‘’“”…]/gu, "");
  return /^\p{ASCII}*$/u.test(bare)
    ? bare
        .replace(/[^\w\s-]/g, "")
        .trim()
        .replace(/[\s-]+/g, "-")
        .toLowerCase()
    : "";
}

/** The title that a name stands for: itself if it has spaces, as notes have, and none for a number. */
function titleOf(name: string): string {
  if (/^[\d ]+$/.test(spaced(name))) return "";
  return /\S\s+\S/.test(name) ? name : spaced(name);
}

function spaced(name: string): string {
  return name.replaceAll(/[-_]+/g, " ");
}
