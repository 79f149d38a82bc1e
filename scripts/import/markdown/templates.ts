import { placedAt, type Kept } from "../kept.ts";
import { VARIABLE, withAssigned } from "./assigned.ts";
import { onOwnLine } from "./own-line.ts";
import type { Options } from "./services.ts";
import { aroundText, optionsOf, unsaid } from "./tags.ts";
import { tagText, type Context } from "./template-tags.ts";

const PAIR =
  /\{%-?\s*(\w[\w-]*)\b((?:[^%]|%(?!\}))*?)-?%\}((?:(?!\{%-?\s*\1\b)[^])*?)\{%-?\s*end_?\1\s*-?%\}/g;
const HUGO_PAIR =
  /\{\{[<%]\s*([\w/.-]+)\b((?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)[>%]\}\}((?:(?!\{\{[<%]\s*\1\b)[^])*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
const TERA_PAIR =
  /\{%-?\s*(\w+)\(([^]*?)\)\s*-?%\}((?:(?!\{%-?\s*\w+\()[^])*?)\{%-?\s*end\s*-?%\}/g;
const TAG = /\{%[-@=~]?\s*(\w[\w-]*)(?![\w-])((?:[^%]|%(?!\}))*?)-?%\}/g;
const HUGO_TAG = /\{\{[<%]\s*(\/?[\w/.-]+)((?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)\/?[>%]\}\}/g;
const TERA_TAG = /\{\{-?\s*(\w+)\(((?:"[^"]*"|[^"])*?)\)\s*-?\}\}/g;
/** Comments of Nunjucks and Twig, and Liquid's on a single line. */
const REMARK = /\{#-?[ \t][^]*?[ \t]-?#\}|\{%-?[ \t]*#[^\n]*?%\}/g;
/** A URL of the site in angle brackets, which only work with absolute ones. */
const OWN_LINK = /<\{\{\s*site\.(?:url|baseurl)\s*\}\}([^\s<>]*)>/g;
/** The site's own URL in front of a link to another text, which is complete without it. */
const BEFORE_ADDRESS =
  /((?:\]\(|\]:|<|(?:src|href)=["']?)[ \t]*)(?:\{\{[^{}]*\}\}|[^\s{}()<>"'])+(?=\{%-?[ \t]*(?:post_url|link)[ \t])/g;
/** A Svelte block's opening tag, or a tag that prints a value. */
const SVELTE = /\{(?:#(?:if|each|await|key|snippet)|@(?:html|const|render))\s[^{}\n]{1,80}\}/g;
/** Filters that leave a URL or a text unchanged. */
const FILTERS =
  /\s*\|\s*(?:(?:relative_url|absolute_url|url|escape|escape_once|xml_escape|strip|strip_html|markdownify|smartify|safe|e|cgi_escape|uri_escape|url_for|htmlBaseUrl|prettify)\b|(?:prepend|append):\s*site\.(?:url|baseurl)\b)/g;

type FoundPair = [
  written: string,
  name: string,
  options: string,
  inner: string,
  at: number,
  all: string,
];

/** The indent before a tag that begins its line. */
function indentAt(text: string, at: number): string {
  const before = text.slice(text.lastIndexOf("\n", at) + 1, at);
  return /^[ \t]*$/.test(before) ? before : "";
}

/**
 * Replaces the templates of Jekyll, Octopress, Hexo, Hugo, Zola and dev.to, as far as Markdown has an
 * equivalent. Code has been protected before.
 *
 * @returns the text, and a note for each template that has none, which stays, or that is only partly converted
 */
export function withTemplates(
  markdown: string,
  kept: Kept,
  context: Context,
): { text: string; lost: string[] } {
  const { keep } = kept;
  const { isLiquid, valueOf, base } = context;
  const lost = new Set<string>();
  const resolved = (value: string) => {
    const [, of, field = ""] = /^(page|site)\.([\w.-]+)$/.exec(value) ?? [];
    return of ? (valueOf(of === "site" ? "site" : "page", field) ?? "") : value;
  };
  const single = (written: string, shown: string, name: string, rest: string): string => {
    // What was protected as code may be an argument in Hugo's other quotation marks.
    const options = optionsOf(kept.restored(rest.trim()));
    for (const [option, value] of options.named) options.named.set(option, resolved(value));
    options.positional = options.positional.map(resolved);
    const made = tagText(name.toLowerCase(), options, context, kept);
    if (made === null && name.toLowerCase().startsWith("end")) return written;
    if (made === null) lost.add(`${shown} stays as it is written`);
    else sayRest(options, made, shown);
    return made ?? keep(written);
  };
  const sayRest = (options: Options, made: string, shown: string) => {
    for (const said of unsaid(options, kept.restored(made)))
      lost.add(`${said} of ${shown} is not imported`);
  };
  const pairs = isLiquid ? [HUGO_PAIR, PAIR, TERA_PAIR] : [HUGO_PAIR];
  const withPairs = (words: string): string =>
    pairs.reduce((all, form) => all.replace(form, pair), words);
  function pair(...[written, name, rest, inner, at, all]: FoundPair): string {
    const options = optionsOf(kept.restored(rest));
    const indent = indentAt(all, at);
    const within = withPairs(indent ? inner.replaceAll(`\n${indent}`, "\n") : inner);
    const made = aroundText(name.toLowerCase(), options, within);
    if (made === null) return written.replace(inner, () => withPairs(inner));
    sayRest(options, made, name);
    const isFollowed = /^[ \t]*\n[ \t]*[^\s<]/.test(all.slice(at + written.length));
    // What follows a block would become a part of it, and a rule would make a heading of it.
    const isBlock = made.startsWith(">") || (/\S\n/.test(made) && /^$|\n$/.test(all.slice(0, at)));
    return made.replace(/\n(?=.)/g, `\n${indent}`) + (isFollowed && isBlock ? "\n" : "");
  }
  let text = withPairs(
    isLiquid
      ? withAssigned(markdown, (expression) => {
          const value = variable(expression);
          return value === null ? null : kept.restored(value);
        })
          .replace(BEFORE_ADDRESS, "$1")
          .replace(OWN_LINK, "[$1]($1)")
      : markdown,
  );
  text = text.replace(
    HUGO_TAG,
    (written: string, name: string, rest: string, at: number, all: string) => {
      const bare = name.replace(/^.*\//, (way) => (way === "/" ? "/" : ""));
      return onOwnLine(single(written, `{{< ${name} >}}`, bare, rest), written, at, all);
    },
  );
  text = text.replace(
    TERA_TAG,
    (written: string, name: string, rest: string, at: number, all: string) =>
      onOwnLine(single(written, `{{ ${name}() }}`, name, rest), written, at, all),
  );
  for (const [, program = ""] of text.matchAll(/<%[-=]?([^%]{1,200})%>/g))
    lost.add(`<% ${program.trim().slice(0, 60)} %> stays as it is written`);
  for (const [block] of text.matchAll(SVELTE)) lost.add(`${block} stays as it is written`);
  if (!isLiquid) return { text, lost: [...lost] };
  text = text
    .replace(REMARK, "")
    .replace(TAG, (written: string, name: string, rest: string, at: number, all: string) => {
      const what = /^include(?:_\w+)?$/.test(name) ? ` ${/^\S*/.exec(rest.trim())?.[0]}` : "";
      const made = single(written, `{% ${name}${what} %}`, name, rest);
      return onOwnLine(placedAt(all, at, made), written, at, all);
    })
    .replace(VARIABLE, (written: string, inner: string) => {
      const expression = inner.trim();
      const value = variable(expression);
      if (value === null)
        lost.add(`{{ ${expression.replace(/\s+/g, " ").slice(0, 60)} }} stays as it is written`);
      return value ?? keep(written);
    });
  return { text, lost: [...lost] };

  /** Paths begin at the site's root, which may be below a path itself. */
  function variable(expression: string): string | null {
    const bare = expression.replace(FILTERS, "");
    const isPath = bare !== expression && /_url|prepend|\burl\b/.test(expression);
    const root = /_url|baseurl/.test(expression) ? base : "";
    const literal = /^(["'])((?:(?!\1)[^])*)\1$/.exec(bare)?.[2];
    if (literal !== undefined)
      return !isPath
        ? keep(literal)
        : /^https?:/.test(literal)
          ? literal
          : `${root}/${literal.replace(/^\//, "")}`;
    const [, player] =
      /^(?:video|youtube|vimeo|bilibili|twitter|tweet)\s+(https?:\S+)$/.exec(bare) ?? [];
    if (player) return `<${player}>`;
    const [, of, name = ""] =
      /^(?:(page|post|resource|site|\$frontmatter)\.(?:data\.)?|(?=[\w-]+$))([\w.-]+)$/.exec(
        bare,
      ) ?? [];
    if (name === "") return null;
    if (of === "site" && /^(?:baseurl|base_url|root)$/.test(name)) return base;
    if (of === "site" && name === "url") return "";
    const value = valueOf(of === "site" ? "site" : "page", name) ?? null;
    return isPath && value?.startsWith("/") ? root + value : value;
  }
}
