import { placedAt } from "../kept.ts";
import { FENCE_OR_REST } from "./fence.ts";
import { optionsOf } from "./tags.ts";
import { tagText, type Context } from "./template-tags.ts";

type Report = (message: string, isLost?: boolean) => void;

/** Code and comments, in which nothing is included, or what includes a file. */
const INCLUDE = new RegExp(
  [
    FENCE_OR_REST,
    String.raw`\{%-?\s{0,9}(?<raw>raw|verbatim|comment|highlight)\b[^%\n]*%\}[^]*?\{%-?\s{0,9}end\k<raw>\b`,
    "`[^`\\n]+`",
    // Jekyll's, and Eleventy's with quotation marks.
    String.raw`\{%-?\s{0,9}(?<tag>include(?:_relative|_cached)?)\s{1,9}(?<quote>["']?)(?<name>[\w./-]{1,200})\k<quote>(?<options>\s(?:[^%{]|%(?!\})|\{(?!%))*?)-?%\}`,
    // VitePress'.
    String.raw`<!--\s{0,9}@include:\s{0,9}(?<besides>[^\s"'<>]{1,200})\s{0,9}-->`,
    // Quarto's.
    String.raw`(?<!\{)\{\{<\s{0,9}include\s{1,9}(?<quarto>[^\s"'<>]{1,200}\.(?:q?md|markdown))\s{0,9}>\}\}`,
    // MkDocs', with its extensions.
    String.raw`^--8<--[ \t]{1,9}["'](?<snippet>[^\s"']{1,200})["'][ \t]*$`,
  ].join("|"),
  "gm",
);
/** Tags of Liquid that decide about a text. */
const PROGRAM =
  /\{%(?!-?\s*(?:end)?(?:include|include_relative|include_cached|highlight|raw|post_url|link)\b)/;
/** Files of themes that show more than text. */
const OF_THEME =
  /(?:^|\/)[\w-]*(?:disqus|comments?|ads?|adsense|analytics|share|sharing|social|related|newsletter|subscribe|author|bio|footer|header|head|nav|sidebar|toc)\.\w+$/i;
/** More characters than an article may have. */
export const MAX_LENGTH = 200_000;

/**
 * Puts the texts of other files in the place of what includes them, if no program decides about them.
 *
 * @param report receives what is not included
 */
export function withIncludedTexts(markdown: string, context: Context, report: Report): string {
  let left = MAX_LENGTH;
  return withParts(markdown, []);

  /** @param around the files that contain this text, which it does not include again */
  function withParts(text: string, around: readonly string[]): string {
    return text.replace(INCLUDE, (written: string, ...found) => {
      const part: Record<string, string | undefined> = found.at(-1);
      const [at, all] = [Number(found.at(-3)), String(found.at(-2))];
      const path = part["name"] ?? part["besides"] ?? part["quarto"] ?? part["snippet"];
      if (path === undefined) return written;
      const key = `${part["tag"] ?? ""} ${path}`;
      const included = around.includes(key) ? null : textOf(part, context);
      if (included === null || included.length > left) {
        // Templates are reported with the others.
        if ((part["tag"] ?? part["quarto"]) === undefined)
          report(`the text of ${path} is not within it`, true);
        return written;
      }
      left -= included.length;
      const isFollowed = /^[ \t]*\S/.test(all.slice(at + written.length));
      const shown = withParts(included, [...around, key]);
      return placedAt(all, at, isFollowed ? shown : shown.trimEnd());
    });
  }
}

/** The text of the file that is included; null if there is none, or if it has to be computed. */
function textOf(part: Record<string, string | undefined>, context: Context): string | null {
  const { tag, name, besides, quarto, snippet, options = "" } = part;
  if (tag && name) return ofJekyll(tag, name, options, context);
  const { textIn } = context;
  const beside = besides ?? quarto;
  const file = beside
    ? textIn?.(beside.replace(/^@\//, ""), /^@?\//.test(beside) ? "root" : "text")
    : snippet && (textIn?.(snippet, "root") ?? textIn?.(`docs/${snippet}`, "root"));
  return file ? textOnly(file) : null;
}

function ofJekyll(tag: string, name: string, written: string, context: Context): string | null {
  const options = { ...optionsOf(written), positional: [name] };
  const isOwn =
    context.isLiquid &&
    !OF_THEME.test(name) &&
    tagText(tag, options, context, { keep: String }) === null;
  if (!isOwn) return null;
  const file = context.textIn?.(name, tag === "include_relative" ? "text" : "includes") ?? null;
  if (file === null) return null;
  if (/\.svg$/i.test(name)) return `<img src="/_includes/${name}" alt="">`;
  const text = textOnly(file).replace(
    /\{\{-?\s{0,9}include\.([\w-]+)\s{0,9}-?\}\}/g,
    (variable, field: string) =>
      (isLiteral(field, written) && options.named.get(field)) || variable,
  );
  const isComputed = PROGRAM.test(text) || /\{[{%][^{}]*\binclude\.|<script\b/i.test(text);
  return isComputed || text.trim() === "" ? null : text;
}

/** Whether an option's value is written in the tag, and not the name of a variable. */
function isLiteral(field: string, options: string): boolean {
  return new RegExp(String.raw`(?:^|\s)${field}\s*=\s*(?:["']|\d|true\b|false\b)`).test(options);
}

/** A file's text without front matter. */
export function textOnly(file: string): string {
  return file.replace(/^---\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/, "").replace(/^\n+/, "");
}
