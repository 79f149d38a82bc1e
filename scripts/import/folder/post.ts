import { normalTime } from "../dates.ts";
import { htmlWithoutTemplates } from "../markdown/html-file.ts";
import { plainMarkdown, type Dialect } from "../markdown/plain.ts";
import { textOf, type ImportedPost, type Note } from "../source.ts";
import { addressesIn } from "./addresses.ts";
import { coverOf, FIELDS, first, lostFields, namesOf, says } from "./fields.ts";
import type { Head } from "./head.ts";
import { languageOf, namedOf, type FileNames } from "./names.ts";
import type { OldSite } from "./site.ts";

export type Written = { file: string; head: Head; body: string; title: string };
export type Folder = {
  root: string;
  site: OldSite;
  names: FileNames;
  codeIn: Dialect["codeIn"];
};

/** The first heading is the title where there is no other, and is said once. */
export function withTitle(file: string, head: Head, body: string, isHtml: boolean): Written {
  const said = first(head, FIELDS.title);
  const heading = isHtml
    ? null
    : /^((?:import\s[^\n]*\n|\s)*)(?:# +([^\n]+?)[ \t]*#*|([^\n#>`*-][^\n]*)\n=+[ \t]*)(?:\n|$)/.exec(
        body,
      );
  const words = (heading?.[2] ?? heading?.[3] ?? "").replace(/[ \t]*\{:?[ \t]*[#.][^}]*\}$/, "");
  const plain = words.replace(/[*_`]|!?\[([^\]]*)\]\([^)]*\)/g, "$1").trim();
  const isTitle =
    heading !== null &&
    plain !== "" &&
    !/\{[{%<]|\{\w+\./.test(plain) &&
    (!said || said.toLowerCase() === plain.toLowerCase());
  const rest = isTitle ? `${heading[1] ?? ""}${body.slice(heading[0].length)}`.trim() : body;
  return { file, head, body: rest, title: said || (isTitle ? plain : "") };
}

/** A file as a post; its text is read when it is asked for. */
export function postOf(
  folder: Folder,
  { file, head, body, title }: Written,
  isHtml: boolean,
): ImportedPost {
  const { site, names } = folder;
  const notes = lostFields(head);
  const language = languageOf(file, names);
  const { day, name } = namedOf(language.code ? file.replace(/\.[\w-]+(?=\.\w+$)/, "") : file);
  const date = dateOf(head, day, site.zone, notes);
  const slug = (first(head, FIELDS.slug) || name).split("/").findLast(Boolean) ?? "";
  const isDraft =
    says(head, ["draft", "private"]) ||
    says(head, ["published", "publish"], /^(?:false|no)$/i) ||
    says(head, ["status", "visibility"], /^(?:draft|private|hidden)$/i) ||
    /(?:^|\/)_?drafts\//.test(file);
  const { cover, alt, others } = coverOf(head);
  if (others.length > 0)
    notes.push({
      field: "cover",
      says: `${others.join(", ")} do not come, as there is one`,
      isLost: true,
    });
  const isPage =
    date === null &&
    (/(?:^|\/)_?pages\//.test(file) || first(head, ["layout", "type"]).toLowerCase() === "page");
  if (!isDraft && !date && !isPage)
    notes.push({ field: "date", says: "is missing, so it comes as a draft" });
  const shown = title || name.replaceAll(/[-_]+/g, " ");
  const inFolder = /^([^_].*?)\/_posts\//.exec(file)?.[1]?.split("/") ?? [];
  const taxonomies = { ...head, ...Object(head["taxonomies"]) };
  const categories = namesOf(taxonomies, FIELDS.categories);
  const [series, ...otherSeries] = namesOf({ series: [head["series"]].flat() }, FIELDS.series);
  if (otherSeries.length > 0)
    notes.push({
      field: "series",
      says: `${otherSeries.join(", ")} do not come, as there is one`,
      isLost: true,
    });
  const placed = {
    file,
    name,
    slug,
    title: shown,
    categories: [...(site.system === "jekyll" ? inFolder : []), ...categories],
    date,
    language: language.inPath,
  };
  return {
    key: `markdown:${file}`,
    origin: JSON.stringify([shown, date]),
    isPage,
    title: shown,
    slug: language.isTranslation ? `${slug}-${language.code}` : slug,
    excerpt: first(head, FIELDS.excerpt),
    language: first(head, FIELDS.language) || language.code || undefined,
    format: isHtml ? "html" : "markdown",
    text: body,
    convert: (text, all) =>
      plainText(folder, { file, head, title: shown, text, isHtml, categories }, all),
    categories,
    tags: namesOf(taxonomies, FIELDS.tags),
    isPublished: !isDraft && (isPage || date !== null),
    isUnlisted: says(head, FIELDS.unlisted),
    isFeatured: says(head, FIELDS.featured),
    date,
    revised: timeOf(head, FIELDS.revised, site.zone),
    author: first(head, FIELDS.author),
    ...(series && { series, part: Number(first(head, FIELDS.part)) || undefined }),
    cover: cover || null,
    coverAlt: alt,
    addresses: addressesIn(site, head, placed),
    comments: [],
    notes,
  };
}

/** The time of publishing; where it cannot be read, the day in the name of the file. */
function dateOf(head: Head, day: string | null, zone: string, notes: Note[]): string | null {
  const field = FIELDS.date.find(
    (name) => head[name] instanceof Date || /\d{4}/.test(textOf(head[name])),
  );
  if (field === undefined) return day;
  const said = head[field];
  if (said instanceof Date) return said.toISOString();
  const written = textOf(said).trim();
  const time = normalTime(written, zone);
  if (time === null) {
    const instead = day ? `, so that it is ${day}, as the file is named` : "";
    notes.push({ field: "date", says: `“${written}” is no time${instead}`, isLost: true });
  }
  const hasZone = /(?:Z|[+-]\d\d:?\d\d|[A-Z]{3,4})$/i.test(written) || /^\d{10,13}$/.test(written);
  if (time !== null && time.length > 10 && zone === "UTC" && !hasZone) {
    notes.push({ field: "date", says: "names no time zone, and is taken as UTC" });
  }
  return time ?? day;
}

/** A time as it is written, where it can be read; TOML has times of its own. */
function timeOf(head: Head, fields: readonly string[], zone: string): string | null {
  for (const field of fields) {
    const found = head[field];
    if (found instanceof Date) return found.toISOString();
    const text = textOf(found).trim();
    if (text) return /[a-z]{3}/i.test(text) ? text : (normalTime(text, zone) ?? text);
  }
  return null;
}

function plainText(
  { site, names, codeIn }: Folder,
  {
    file,
    head,
    title,
    text,
    isHtml,
    categories,
  }: {
    file: string;
    head: Head;
    title: string;
    text: string;
    isHtml: boolean;
    categories: string[];
  },
  notes: Note[],
): string {
  const linkTo = (name: string) => {
    const found = names.fileAt(name, file) ?? names.fileNamed(name);
    return found === undefined
      ? { address: name, title: "" }
      : { address: `file:${encodeURIComponent(found)}`, title: names.titleOf(found) };
  };
  const dialect: Dialect = {
    isMdx: /\.mdx$/i.test(file),
    isLiquid:
      !["hugo", "gatsby", "astropaper", "pelican"].includes(site.system) && !/\.mdx$/i.test(file),
    keepsLineEnds: site.system === "hexo",
    linkTo,
    valueOf: (of, name) => {
      if (of === "site") return { title: site.title, name: site.title }[name] || undefined;
      return name === "title"
        ? title
        : name === "categories"
          ? categories.join(" ")
          : first(head, [name.toLowerCase()]) || undefined;
    },
    codeIn,
    noteAt: (name) => {
      const found = names.fileNamed(name);
      return found === undefined ? null : `file:${encodeURIComponent(found)}`;
    },
  };
  return isHtml ? htmlWithoutTemplates(text, dialect, notes) : plainMarkdown(text, dialect, notes);
}
