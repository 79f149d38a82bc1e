import type { Article } from "@/lib/seo/article-data";
import type { Translation } from "@/lib/seo/translations";
import { asMarkdownText } from "@/lib/text/as-markdown-text";
import { articleBodyMarkdown } from "./article-body";

type Publication = {
  /** The article's sanitized HTML. */
  html: string;
  url: string;
  /** The site's URL, without a trailing slash. */
  site: string;
  /** The author as readers see them. */
  author: string;
  /** When it was last changed, see `modifiedAt`. */
  modified: string;
  /** URL of the text's licence; empty if none is stated. */
  license: string;
  /** With absolute URLs. */
  translations: readonly Pick<Translation, "language" | "url">[];
};

/**
 * An article as a standalone Markdown document: front matter in YAML, the title, the text with absolute URLs.
 * Needs no DOM.
 *
 * @param toMarkdown converts the text
 */
export async function articleMarkdown(
  article: Omit<Article, "id" | "author_name" | "revised_at"> & { excerpt: string },
  { html, url, site, author, modified, license, translations }: Publication,
  toMarkdown = articleBodyMarkdown,
): Promise<string> {
  const { title, language, category, tags, series, listed_at: published, excerpt } = article;
  const fields = {
    title,
    url,
    author,
    date: published,
    ...(modified !== published && { updated: modified }),
    language,
    ...(translations.length > 0 && {
      translations: Object.fromEntries(
        translations.map(({ language: code, url: at }): [string, string] => [code, at]),
      ),
    }),
    category,
    ...(tags.length > 0 && { tags }),
    ...(series !== null && { series }),
    ...(excerpt && { description: excerpt }),
    ...(license && { license }),
  };
  return documentOf(fields, html, { url, site }, toMarkdown);
}

/**
 * A page of the owner's as a standalone Markdown document, like `articleMarkdown`.
 *
 * @param page its `modified` is when the page was last saved
 * @param toMarkdown converts the text
 */
export async function pageMarkdown(
  { title, description, language }: { title: string; description: string; language: string },
  { html, url, site, author, modified }: Omit<Publication, "license" | "translations">,
  toMarkdown = articleBodyMarkdown,
): Promise<string> {
  const fields = {
    title,
    url,
    author,
    updated: modified,
    language,
    ...(description && { description }),
  };
  return documentOf(fields, html, { url, site }, toMarkdown);
}

async function documentOf(
  fields: { title: string } & Record<string, Value>,
  html: string,
  base: Pick<Publication, "url" | "site">,
  toMarkdown: typeof articleBodyMarkdown,
): Promise<string> {
  const { title } = fields;
  const matter = Object.entries(fields).map(([name, value]) => `${name}: ${yaml(value)}\n`);
  // In a heading `{…}` is its id for Pandoc, and `#` may end it.
  const heading = asMarkdownText(title).replace(/[{}#]/g, String.raw`\$&`);
  return `---\n${matter.join("")}---\n\n# ${heading}\n\n${await toMarkdown(html, base)}`;
}

type Value = string | string[] | Readonly<Record<string, string>>;

/** Characters that JSON leaves unescaped and YAML considers unprintable. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A value in YAML, of which JSON is a subset. Source: https://yaml.org/spec/1.2.2/ */
function yaml(value: Value): string {
  return JSON.stringify(value).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
