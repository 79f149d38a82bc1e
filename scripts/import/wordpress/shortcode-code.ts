import { escaped } from "../../../src/lib/html/escaped.ts";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { LANGUAGES } from "../html/code.ts";
import { languageOf } from "../markdown/code-info.ts";
import { linkOf, type Shortcode } from "./shortcode.ts";

const HIGHLIGHTERS =
  /^(?:code|sourcecode|source|highlight|syntax|geshi|crayon|prism|enlighter|codesyntax|pre|cc\w*|wp_code|code_block|highlighter|snippet|codeblock|krayon|sc)$/;

export function isCode(shortcode: Shortcode): boolean {
  const { name } = shortcode;
  return (
    HIGHLIGHTERS.test(name) ||
    LANGUAGES.has(name) ||
    LANGUAGES.has(languageIn(shortcode)?.toLowerCase() ?? "")
  );
}

export function codeOf(shortcode: Shortcode, content: string): string {
  const { name, named, positional } = shortcode;
  const written =
    languageIn(shortcode) ??
    named.get("type") ??
    positional.find((word) => LANGUAGES.has(word.toLowerCase())) ??
    /^cc[a-z]*_(\w+)$/.exec(name)?.[1];
  const language = languageOf(LANGUAGES.has(name) ? name : (written ?? ""));
  const bare = withoutParagraphs(content)
    .replace(/^\s*<pre[^>]*>|<\/pre>\s*$/gi, "")
    .replace(/^(?:<br\s*\/?>|\s*\n)|\n\s*$/g, "");
  const attributes = Object.entries({
    title: named.get("title") ?? named.get("filename"),
    "data-line": named.get("highlight") ?? named.get("mark"),
  }).map(([field, value]) => (value ? ` ${field}="${escaped(value)}"` : ""));
  return `<pre${attributes.join("")}><code${language && ` class="language-${language}"`}>${bare.replaceAll("<", "&lt;")}</code></pre>`;
}

/** Code in an option, percent-encoded, or at GitHub. */
export function codeOfPastacode(shortcode: Shortcode): string | null {
  const { named, content } = shortcode;
  named.set("title", named.get("message") ?? "");
  const code = decoded(named.get("manual") ?? "").replaceAll("&", "&amp;") || content;
  if (code) return codeOf(shortcode, code);
  const gist = named.get("provider") === "gist" ? named.get("path_id") : undefined;
  return gist ? linkOf(`https://gist.github.com/${gist}`) : null;
}

/** Code whose lines an editor turned into paragraphs, so that some of them contain only its tags. */
function withoutParagraphs(code: string): string {
  if (!/^\s*<\/p>/.test(code)) return code;
  return code
    .replace(/^\s*<\/p>|<p>\s*$|<!--.*?-->/g, "")
    .replace(/<br\s*\/?>\n?/g, "\n")
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/^\s*<p>|<\/p>\s*$/g, "");
}

export function languageIn({ named }: Shortcode): string | undefined {
  return named.get("language") ?? named.get("lang");
}
