import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { valueIn, type Options } from "./services.ts";
import { callout, dedented, detailsOf, kindOf } from "./callout.ts";
import { PICTURES, pictureAround, pictureOf, withCaption } from "./tag-pictures.ts";
import { shortened } from "../shortened.ts";

const OPTION =
  /([\w-]+)\s*[=:]\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"',)]+))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,]+)/g;

/** Parses `name="value"`, `name: value` and positional values. */
export function optionsOf(written: string): Options {
  const options: Options = { positional: [], named: new Map(), written: written.trim() };
  for (const [all, name, ...values] of written.matchAll(OPTION)) {
    const value = (values.find((one) => one !== undefined) ?? "").replace(/\\(["'])/g, "$1");
    if (name === undefined) options.positional.push(value);
    else if (/^(?:https?|spotify)$/i.test(name)) options.positional.push(all);
    else options.named.set(name.toLowerCase(), value);
  }
  return options;
}

/** Options with text or a link target. */
const TEXT_OPTION =
  /^(?:title|name|label|heading|header|h[2-4]|subhead(?:ing|er)?|badge|subtitle|job_title|summary|(?:fig)?caption|alt|credit|attr|attrlink|attribution|author|by|source|cite|desc|description|text|items|href|link|url|to|src|file|start|tab\d+)$/;

export function isTextOption(name: string): boolean {
  return TEXT_OPTION.test(name);
}

/** What a tag contains and its replacement does not. */
export function missingOptions({ named }: Options, made: string): string[] {
  const [all, visible] = [bare(made), bare(made.replace(/<[^>]*>/g, ""))];
  return [...named]
    .filter(
      ([name, value]) =>
        TEXT_OPTION.test(name) &&
        !all.includes(bare(value)) &&
        !visible.includes(bare(value.replace(/<[^>]*>|\]\([^()]*\)/g, ""))),
    )
    .map(([name, value]) => `${name} “${shortened(value)}”`);
}

/** Letters and digits, without those of character references. */
function bare(text: string): string {
  return text.replace(/&#?\w+;/g, "").replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Display options of notes in Hexo's themes; the one word in an alert of Hugo's is its icon. */
const DISPLAY_OPTION =
  /^(?:(?:no-)?icon|simple|modern|flat|disabled|(?:fa[bdlrs]?|iconfont) .*|fa-[\w-]+)$/;

/** A paired tag, with what several replacements use. */
type Paired = Required<Options> & {
  name: string;
  /** As written, with the positional ones that only switch something. */
  options: Options;
  text: string;
  /** The first option that is set of these. */
  value: (...fields: string[]) => string;
  title: string;
  /** The positional options as text. */
  positionalText: string;
};

/** Tags around code, which may be a block of code already. */
export const CODE = /^(?:code|codeblock|snippet|prism|runkit|terminal|console)$/i;

const REPLACEMENTS: [RegExp, (tag: Paired) => string | null][] = [
  [
    /^hide(?:toggle|block)$/,
    ({ written, text }) => detailsOf((written.split(",")[0] ?? "").replaceAll(/["']/g, ""), text),
  ],
  // Before its title, Volantis' has a colour and whether it is open, Stellar's has names for them.
  [
    /^folding$/,
    ({ written, text }) => detailsOf(written.replace(/^[\w ]*,|\b\w+:\S+/g, "").trim(), text),
  ],
  [
    /^(?:details|spoiler|collapsible|collapse|expand|fold|accordion|toggle)$/,
    (tag) => detailsOf(summaryOf(tag), tag.text),
  ],
  [/^(?:blockquote|quote|epigraph|cq|centerquote)$/, quotationOf],
  [
    /^(?:callout|admonition|notice|note|alert|hint|tip|info|warning|danger|caution|important|aside|message|box|admon|hextra\/callout|details-note|pageinfo)$/,
    calloutOf,
  ],
  // Readers did not see it there.
  [/^comment$/, () => ""],
  [/^(?:mermaid|diagram)$/, diagramOf],
  [
    PICTURES,
    ({ name, options, text }) =>
      text.trim() ? pictureAround(name, options, text.trim()) : pictureOf(name, options),
  ],
  [CODE, codeOf],
  [/^(?:cta|button|btn)$/, buttonOf],
  [/^(?:tab|timelineitem)$/, tabOf],
  [/^kbd$/, ({ text, positionalText }) => `<kbd>${text.trim() || positionalText}</kbd>`],
  [/^(?:mark|highlighter|badge)$/, ({ text }) => `<mark>${text.trim()}</mark>`],
  // Octopress repeats the marked words beside the text.
  [/^pullquote$/, ({ text }) => text.replace(/\{"\s*|\s*"\}/g, "")],
  // Hugo Book separates them with an arrow.
  [/^columns$/, ({ text }) => text.replace(/^[ \t]*<--->[ \t]*$/gm, "")],
  [/^gallery$/, ({ text, options }) => withCaption(text, options)],
  // dev.to's has none; with options, it may be another's.
  [/^card$/, ({ text, written }) => (written === "" ? text : null)],
  [
    /^(?:typeit|keyword|align|timeline|(?:sub)*tabs|gp|grouppicture|tabpane|tabgroup|column|grid|row|steps|raw|rawhtml|html|center|centre|raw_html|markdownify|nobr|wide|fullwidth|container|wide_container|md|markdown|lead)$/,
    ({ text }) => text,
  ],
];

/** The replacement of a paired tag; null for one without meaning here. */
export function aroundText(name: string, options: Options, text: string): string | null {
  const { named, written = "" } = options;
  const positional = options.positional.filter((word) => !/^(?:true|false)$/.test(word));
  const value = (...fields: string[]) => valueIn(options, ...fields);
  const title = value("title", "summary", "header", "label");
  const kind = kindOf(/^(?:callout|admonition|alert|notice)-(\w+)$/.exec(name)?.[1] ?? "");
  if (kind) return callout(kind, title, text);
  const [, replace] = REPLACEMENTS.find(([names]) => names.test(name)) ?? [];
  const positionalText = positional.join(" ");
  const tag = { name, options, named, written, positional, text, value, title, positionalText };
  if (replace) return replace(tag);
  if (/^[a-z_-]*link$/.test(name)) return linkAround(tag);
  return pictureOf(name, options) && pictureAround(name, options, text.trim());
}

/** Hexo's has the first line of the diagram within the tag. */
function diagramOf({ named, written, text }: Paired): string {
  const lines = [named.size > 0 ? "" : written, text.trim()].filter(Boolean);
  return fenceOf(lines.join("\n"), "mermaid");
}

function codeOf({ text, value, positional, title }: Paired): string {
  const [opening, info = ""] = /^\s*(?:`{3,}|~{3,})([^\n]*)/.exec(text) ?? [];
  if (opening !== undefined) {
    const name = info.includes("title=") ? "" : title || value("name", "file", "filename");
    return text
      .trim()
      .replace(/^.*/, (line) => line + (info || !name ? "" : "text") + titleInfo(name));
  }
  const language = value("lang", "language") || positional[0] || "";
  return fenceOf(text, languageOf(language) + titleInfo(title));
}

function tabOf({ text, title, value, positionalText }: Paired): string {
  const label = title || value("name", "value") || positionalText;
  return `${label && `**${label}**\n\n`}${dedented(text).trim()}\n`;
}

function summaryOf({ title, value, written, positional, positionalText }: Paired): string {
  const named = title || value("text");
  if (named) return named;
  return /["']/.test(written) ? (positional[0] ?? "") : positionalText.replace(/^(?:\w+ )?@/, "");
}

function quotationOf({ value, named, positionalText, written, text }: Paired): string {
  const credit = [
    value("author", "by") ||
      (named.size > 0 ? positionalText : written.replace(/^["']|["']$/g, "")),
    value("source", "cite", "title"),
  ]
    .filter(Boolean)
    .join(", ");
  const url = value("url", "link", "href");
  const from = url ? `[${credit || url}](${url})` : credit;
  return `${text.trim()}${from && `\n\n— ${from}`}`.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

function calloutOf({ name, value, positional, title, text }: Paired): string {
  const kind =
    kindOf(value("type", "kind", "level", "style", "icon")) ??
    kindOf(positional[0] ?? "") ??
    kindOf(name) ??
    "NOTE";
  const rest = positional
    .filter((word, index) => (index > 0 || !kindOf(word)) && !DISPLAY_OPTION.test(word))
    .filter((word) => name !== "alert" || !/^[a-z-]+$/.test(word))
    .join(" ");
  return callout(kind, title || rest, text);
}

/** The words that a site's own tag makes a link of, if its URL is in the tag. */
function linkAround({ positional: [first = ""], value, text }: Paired): string | null {
  const url = first || value("href");
  return /^(?:https?:\/)?\/\S+$/.test(url) && /^[^\n]+$/.test(text.trim()) && !text.includes("](")
    ? `[${text.trim()}](${url})`
    : null;
}

function buttonOf({ value, positional, text }: Paired): string | null {
  const url =
    value("href", "link", "url", "relref") ||
    positional.find((word) => /^(?:https?:)?\//.test(word));
  return url ? `[${text.trim() || url}](${url})` : null;
}
