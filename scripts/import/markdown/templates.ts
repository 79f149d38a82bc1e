import { placedAt, type Kept } from "../kept.ts";
import { VARIABLE, withAssigned } from "./assigned.ts";
import { withCaptured } from "./captured.ts";
import { onOwnLine } from "./own-line.ts";
import type { Options } from "./services.ts";
import { optionsOf, missingOptions } from "./tags.ts";
import { withPairs } from "./template-pairs.ts";
import { tagText, type Context } from "./template-tags.ts";
import { printed } from "./template-variable.ts";

const TAG = /\{%[-@=~]?\s*(\$?\w[\w-]*)(?![\w-])((?:[^%{]|%(?!\})|\{(?!%))*?)-?%\}/g;
const HUGO_TAG =
  /\{\{[<%]\s*(\/?[\w/.-]+)((?:"(?:[^"\\]|\\.)*"|[^"{}]|\{(?!\{[<%])|\}(?!\}))*?)\/?[>%]\}\}/g;
const TERA_TAG = /\{\{-?\s*(\w+)\(((?:"[^"]*"|[^"{]|\{(?!\{))*?)\)\s*-?\}\}/g;
/** Comments of Nunjucks and Twig, and Liquid's on a single line. */
const COMMENT = /\{#-?[ \t][^]*?[ \t]-?#\}|\{%-?[ \t]*#[^\n]*?%\}/g;
/** A URL of the site in angle brackets, which only work with absolute ones. */
const OWN_LINK = /<\{\{\s*site\.(?:url|baseurl)\s*\}\}([^\s<>]*)>/g;
/** The site's own URL in front of a link to another text, which is complete without it. */
const BEFORE_LINK =
  /((?:\]\(|\]:|<|(?:src|href)=["']?)[ \t]*)(?:\{\{[^{}]*\}\}|[^\s{}()<>"'])+(?=\{%-?[ \t]*(?:post_url|link)[ \t])/g;
/** A Svelte block's opening tag, or a tag that prints a value. */
const SVELTE = /\{(?:#(?:if|each|await|key|snippet)|@(?:html|const|render))\s[^{}\n]{1,80}\}/g;
/** What a loop of Liquid sets, once for each thing it lists. */
const LOOP = /\{%-?\s{0,9}(?:for|tablerow)\s{1,9}([\w-]+)/g;
/** A tag within a text, as a regular expression finds it. */
type FoundTag = [written: string, name: string, options: string, at: number, all: string];

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
  const { keep, restored } = kept;
  const { isLiquid, valueOf } = context;
  const lost = new Set<string>();
  const report = (line: string) => lost.add(line);
  const resolved = (value: string) => {
    const [, of, field = ""] = /^(page|site)\.([\w.-]+)$/.exec(value) ?? [];
    return of ? (valueOf(of === "site" ? "site" : "page", field) ?? "") : value;
  };
  const convertTag = ([written, fullName, rest, at, all]: FoundTag, shown: string): string => {
    const name = bareName(fullName).toLowerCase();
    // What was protected as code may be an argument in Hugo's other quotation marks.
    const options = optionsOf(restored(rest.trim()));
    for (const [option, value] of options.named) options.named.set(option, resolved(value));
    options.positional = options.positional.map(resolved);
    const converted =
      tagText(name, options, context, kept) ??
      (isTarget(all, at) ? targetOf(options, context) : null);
    if (converted === null && name.startsWith("end")) return written;
    if (converted === null) report(`${shown} stays as it is written`);
    else
      for (const option of missingOptions(options, restored(converted)))
        report(`${option} of ${shown} is not imported`);
    return converted ?? keep(written);
  };
  const hugoTag = (...tag: FoundTag) => inPlace(convertTag(tag, `{{< ${tag[1]} >}}`), tag);
  const isSingle = (name: string, options: Options) =>
    tagText(bareName(name).toLowerCase(), options, context, kept) !== null;
  const teraTag = (...tag: FoundTag) => inPlace(convertTag(tag, `{{ ${tag[1]}() }}`), tag);
  const liquidTag = (...tag: FoundTag) => {
    const [, name, rest, at, all] = tag;
    const argument = /^include(?:_\w+)?$/.test(name) ? ` ${/^\S*/.exec(rest.trim())?.[0]}` : "";
    return inPlace(placedAt(all, at, convertTag(tag, `{% ${name}${argument} %}`)), tag);
  };
  const looped = new Set(Array.from(markdown.matchAll(LOOP), ([, name = ""]) => name));
  const variable = (written: string, inner: string) => {
    const expression = inner.trim();
    const isLooped = looped.has(/^[\w-]*/.exec(expression)?.[0] ?? "");
    const value = isLooped ? null : printed(expression, context, keep);
    if (value === null)
      report(`{{ ${expression.replace(/\s+/g, " ").slice(0, 60)} }} stays as it is written`);
    return value ?? keep(written);
  };
  const assigned = isLiquid
    ? withAssigned(withCaptured(markdown), (expression) => {
        const value = printed(expression, context, keep);
        return value === null ? null : restored(value);
      })
        .replace(BEFORE_LINK, "$1")
        .replace(OWN_LINK, "[$1]($1)")
    : markdown;
  const text = withPairs(assigned, isLiquid, kept, isSingle, report)
    .replace(HUGO_TAG, hugoTag)
    .replace(TERA_TAG, teraTag);
  for (const [, program = ""] of text.matchAll(/<%[-=]?([^%]{1,200})%>/g))
    report(`<% ${program.trim().slice(0, 60)} %> stays as it is written`);
  for (const [block] of text.matchAll(SVELTE)) report(`${block} stays as it is written`);
  const result = isLiquid
    ? text.replace(COMMENT, "").replace(TAG, liquidTag).replace(VARIABLE, variable)
    : text;
  return { text: result, lost: [...lost] };
}

function inPlace(converted: string, [written, , , at, all]: FoundTag): string {
  return onOwnLine(converted, written, at, all);
}

/** Whether a tag is the target of a link, and not of a picture. */
function isTarget(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 500), at);
  return before.endsWith("](") && !/!\[[^\][\n]*\]\($/.test(before);
}

/** Where a site's own tag leads that names another text as the target of a link; null for any other. */
function targetOf({ positional }: Options, { linkTo }: Context): string | null {
  const [name = "", ...more] = positional;
  const { url, title } = linkTo(name);
  return title && more.length === 0 ? url : null;
}

/** The name of a shortcode of Hugo's without its folder. */
function bareName(name: string): string {
  return name.replace(/^.*\//, (folder) => (folder === "/" ? "/" : ""));
}
