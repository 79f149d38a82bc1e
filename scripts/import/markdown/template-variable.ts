import type { Kept } from "../kept.ts";
import type { Context } from "./template-tags.ts";

/** Filters that leave a URL or a text unchanged. */
const FILTERS =
  /\s*\|\s*(?:(?:relative_url|absolute_url|url|escape|escape_once|xml_escape|strip|strip_html|markdownify|smartify|safe|e|cgi_escape|uri_escape|url_for|htmlBaseUrl|prettify)\b|(?:prepend|append):\s*site\.(?:url|baseurl)\b)/g;

/** A URL and a site's own filter, such as one for archived pages: whatever it does, the URL leads there. */
const FILTERED_URL =
  /^(["'])(https?:[^"'\s]+)\1\s*\|\s*(?!(?:append|prepend|replace\w*|remove\w*|split|slice|truncate\w*|size|length|first|last|reverse|slug\w*|(?:up|down)case|url_?encode|base64\w*|md5|sha\w*|image|img|picture)\b)\w+(?::[^|]*)?$/i;

/**
 * What is printed for the expression of a `{{ … }}`; null if that is unknown. Paths begin at the site's root, which
 * may be below a path itself.
 */
export function printed(
  expression: string,
  { base, valueOf }: Context,
  keep: Kept["keep"],
): string | null {
  const bare = expression.replace(FILTERS, "");
  const isPath = bare !== expression && /_url|prepend|\burl\b/.test(expression);
  const root = /_url|baseurl/.test(expression) ? base : "";
  const literal = /^(["'])((?:(?!\1)[^])*)\1$/.exec(bare)?.[2];
  if (literal !== undefined) {
    if (!isPath) return keep(literal);
    return /^https?:/.test(literal) ? literal : `${root}/${literal.replace(/^\//, "")}`;
  }
  const url = FILTERED_URL.exec(bare)?.[2];
  if (url !== undefined) return keep(url);
  if (bare === "toc") return "";
  const player = /^(?:video|youtube|vimeo|bilibili|twitter|tweet)\s+(https?:\S+)$/.exec(bare)?.[1];
  if (player) return `<${player}>`;
  const [, of, name = ""] =
    /^(?:(page|post|resource|site|fm|\$frontmatter)\.(?:data\.)?|(?=\w))([\w.-]+)$/.exec(bare) ??
    [];
  if (name === "") return null;
  if (of === "site" && /^(?:baseurl|base_url|root)$/.test(name)) return base;
  if (of === "site" && name === "url") return "";
  // Octopress assigns it in a layout.
  if (of === undefined && name === "root_url") return base;
  const value = valueOf(of === "site" ? "site" : "page", name) ?? null;
  return isPath && value?.startsWith("/") ? root + value : value;
}
