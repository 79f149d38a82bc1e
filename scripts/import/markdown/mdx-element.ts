import type { Options } from "./services.ts";
import { pictureOf } from "./tag-pictures.ts";

/** On a line that begins with one of them, Markdown is literal. */
const BLOCK =
  /^(?:p|div|center|section|article|aside|header|footer|main|nav|details|summary|figure|figcaption|blockquote|li|dt|dd|td|th|h[1-6])$/;
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr|embed)$/;
/** An HTML element whose content is Markdown. */
export function element(name: string, { named }: Options, inner: string, isFlow: boolean): string {
  const visible = [...named].filter(
    ([key]) => !/^(?:class|classname|style|key|ref|on\w+)$/.test(key),
  );
  if (name === "img") {
    const shown = new Map(visible.filter(([key]) => /^(?:src|alt|title)$/.test(key)));
    return pictureOf("img", { positional: [], named: shown }) ?? "";
  }
  // Reported, or replaced by a link to what it draws, like all HTML.
  if (/^(?:script|style)$/.test(name)) {
    const source = named.get("src");
    return `<${name}${source ? ` src="${source}"` : ""}></${name}>`;
  }
  const attributes = visible.map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`);
  const tag = `<${name}${attributes.join("")}>`;
  if (VOID.test(name)) return tag;
  const isMarkdown = (isFlow || BLOCK.test(name)) && /[*_`[\]~<]/.test(inner);
  // These contain no paragraphs.
  if (isMarkdown && name === "p") return inner.trim();
  const level = Number(/^h(\d)$/.exec(name)?.[1] ?? 0);
  if (isMarkdown && level > 0 && !named.has("id")) return `${"#".repeat(level)} ${inner.trim()}`;
  const isLong =
    isMarkdown ||
    (isFlow && (inner.includes("\n") || /^(?:div|section|details|article|figure)$/.test(name)));
  return isLong ? `${tag}\n\n${inner.trim()}\n\n</${name}>` : `${tag}${inner}</${name}>`;
}

/** The value of an expression that can be read without running it: text or a number, and nothing for a comment. */
export function literal(expression: string): string | null {
  const bare = expression.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "").trim();
  if (bare === "") return "";
  const text = /^(["'`])((?:(?!\1)[^\\]|\\[^])*)\1(?:\.trim\(\))?$/.exec(bare);
  if (text && !(text[1] === "`" && text[2]?.includes("${")))
    return (text[2] ?? "").replace(/\\([^n])/g, "$1").replaceAll("\\n", "\n");
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? bare : null;
}

export function required(expression: string): string | undefined {
  return /(?:require|useBaseUrl)\(\s*["']([^"']+)["']\s*\)/.exec(expression)?.[1];
}
