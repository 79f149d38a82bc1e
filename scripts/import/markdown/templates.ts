import type { Kept } from "../kept.ts";
import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { serviceAddress } from "./services.ts";
import { aroundText, optionsOf, pictureOf } from "./tags.ts";

/** What templates of an old site refer to. */
export type Context = {
  /** Whether `{{ x }}` and `{% x %}` are templates there, or what somebody typed. */
  isLiquid: boolean;
  /** Where a name of another text leads, and its title. */
  linkTo: (name: string) => { address: string; title: string };
  /** What `{{ page.x }}` and `{{ site.x }}` stand for; undefined where nobody knows. */
  valueOf: (of: "page" | "site", name: string) => string | undefined;
  /** The text of a file that is shown as code; null without one. */
  codeIn: (file: string) => string | null;
};

const PAIR =
  /\{%-?\s*(\w[\w-]*)\b((?:[^%]|%(?!\}))*?)-?%\}((?:(?!\{%-?\s*\1\b)[^])*?)\{%-?\s*end_?\1\s*-?%\}/g;
const HUGO_PAIR =
  /\{\{[<%]\s*([\w/.-]+)\b((?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[^])*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
const TERA_PAIR =
  /\{%-?\s*(\w+)\(([^]*?)\)\s*-?%\}((?:(?!\{%-?\s*\w+\()[^])*?)\{%-?\s*end\s*-?%\}/g;
const TAG = /\{%[-@=~]?\s*(\w[\w-]*)\s*((?:[^%]|%(?!\}))*?)-?%\}/g;
const HUGO_TAG = /\{\{[<%]\s*(\/?[\w/.-]+)((?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)\/?[>%]\}\}/g;
const TERA_TAG = /\{\{-?\s*(\w+)\(((?:"[^"]*"|[^"])*?)\)\s*-?\}\}/g;
const VARIABLE = /\{\{-?\s*((?:"[^"]*"|'[^']*'|[^{}"'])*?)\s*-?\}\}/g;
/** An address of the site in angle brackets, which hold whole ones only. */
const OWN_LINK = /<\{\{\s*site\.(?:url|baseurl)\s*\}\}([^\s<>]*)>/g;
/** Filters that leave an address or a word as it is. */
const FILTERS =
  /\s*\|\s*(?:(?:relative_url|absolute_url|url|escape|escape_once|xml_escape|strip|strip_html|markdownify|smartify|safe|e|cgi_escape|uri_escape|url_for|htmlBaseUrl|prettify)\b|(?:prepend|append):\s*site\.(?:url|baseurl)\b)/g;

/**
 * Replaces the templates of Jekyll, Octopress, Hexo, Hugo, Zola and dev.to, as far as Markdown can say the same. Code
 * has been kept before.
 *
 * @returns the text, and the templates that mean nothing here, which stay in it
 */
export function withTemplates(
  markdown: string,
  { keep }: Kept,
  { isLiquid, linkTo, valueOf, codeIn }: Context,
): { text: string; lost: string[] } {
  const lost = new Set<string>();
  const single = (written: string, shown: string, name: string, rest: string): string => {
    const made = tagText(name.toLowerCase(), rest.trim());
    if (made === null && name.toLowerCase().startsWith("end")) return written;
    if (made === null) lost.add(shown);
    return made ?? keep(written);
  };
  let text = markdown.replace(HUGO_PAIR, pair);
  if (isLiquid)
    text = text
      .replace(OWN_LINK, "[$1]($1)")
      .replace(PAIR, pair)
      .replace(TERA_PAIR, pair)
      .replace(PAIR, pair);
  text = text.replace(HUGO_TAG, (written, name: string, rest: string) =>
    single(
      written,
      `{{< ${name} >}}`,
      name.replace(/^.*\//, (way) => (way === "/" ? "/" : "")),
      rest,
    ),
  );
  text = text.replace(TERA_TAG, (written, name: string, rest: string) =>
    single(written, `{{ ${name}() }}`, name, rest),
  );
  if (!isLiquid) return { text, lost: [...lost] };
  text = text
    .replace(TAG, (written, name: string, rest: string) =>
      single(written, `{% ${name} %}`, name, rest),
    )
    .replace(VARIABLE, (written: string, expression: string) => {
      const value = variable(expression);
      if (value === null) lost.add(`{{ ${expression.replace(/\s+/g, " ").slice(0, 60)} }}`);
      return value ?? keep(written);
    });
  return { text, lost: [...lost] };

  /** The addresses of a site's own root add nothing to a path that begins with a slash. */
  function variable(expression: string): string | null {
    const bare = expression.replace(FILTERS, "");
    const isPath = bare !== expression && /_url|prepend|\burl\b/.test(expression);
    const literal = /^(["'])([^]*)\1$/.exec(bare)?.[2];
    if (literal !== undefined)
      return isPath && !/^(?:\/|https?:)/.test(literal)
        ? `/${literal}`
        : isPath
          ? literal
          : keep(literal);
    const [, of, name = ""] = /^(page|post|site)\.([\w.-]+)$/.exec(bare) ?? [];
    if (of === undefined) return null;
    if (of === "site" && /^(?:baseurl|url|base_url|root)$/.test(name)) return "";
    return valueOf(of === "site" ? "site" : "page", name) ?? null;
  }

  function tagText(name: string, rest: string): string | null {
    const options = optionsOf(rest);
    const { positional } = options;
    const [first = "", ...more] = positional;
    if (name === "include" || name === "include_cached" || name === "partial") {
      const file = first
        .replace(/^.*\//, "")
        .replace(/\.\w+$/, "")
        .toLowerCase();
      return file === "" || file === name ? null : embedded(file, { ...options, positional: more });
    }
    if (name === "include_code" || name === "include-code") {
      const file = positional.find((word) => /\.\w+$/.test(word)) ?? first;
      const code = codeIn(file);
      const language = options.named.get("lang") ?? file.split(".").at(-1) ?? "";
      const title = positional.filter((word) => word !== file).join(" ");
      return code === null
        ? null
        : keep(fenceOf(code, (languageOf(language) || "text") + titleInfo(title)));
    }
    if (/^(?:ref|relref|post_url|asset_path|asset_link)$/.test(name)) return linkTo(first).address;
    if (name === "link" || name === "post" || name === "post_link") {
      if (name !== "post_link" && !/^\/?[\w@-]+\/[\w-]+$|^https?:/.test(first))
        return linkTo(first).address;
      const { address, title } = linkTo(first);
      const words = (name === "post_link" && more.join(" ")) || title;
      return words ? `[${words}](${address})` : `<${address}>`;
    }
    if (/^(?:toc|br|more|baseurl|clear|clearfix|break|newline)$/.test(name))
      return name === "br" ? "<br>" : "";
    return embedded(name, options);
  }
}

function pair(written: string, name: string, rest: string, inner: string): string {
  return aroundText(name.toLowerCase(), optionsOf(rest), inner) ?? written;
}

function embedded(name: string, options: ReturnType<typeof optionsOf>): string | null {
  const picture = pictureOf(name, options);
  if (picture) return picture;
  const address = serviceAddress(name, options);
  return address === null ? null : `<${address.startsWith("//") ? `https:${address}` : address}>`;
}
