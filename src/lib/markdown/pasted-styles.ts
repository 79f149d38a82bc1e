import { isElement, newElement } from "./elements";
import type { Element } from "./trees";

const MONOSPACE = /font-family:[^;]*(?:mono|courier|consolas|menlo)/i;
/** Styles with the elements equivalent to them. */
const STYLES: [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, "strong"],
  [/font-style:\s*italic/, "em"],
  [/text-decoration[^;]*:[^;]*line-through/, "del"],
  [/vertical-align:\s*super/, "sup"],
  [/vertical-align:\s*sub/, "sub"],
  [MONOSPACE, "code"],
];

export function styleOf({ properties }: Element): string {
  return typeof properties["style"] === "string" ? properties["style"] : "";
}

export function isMonospaced(element: Element): boolean {
  return MONOSPACE.test(styleOf(element));
}

/**
 * Replaces the style of words with elements. In Google Docs, a `<b>` around everything is not bold; search engines mark what
 * they found by upright `<em>`; spreadsheets style the cell.
 */
export function replaceStyle(element: Element): void {
  const style = styleOf(element);
  const isPlain =
    (/^(?:b|strong)$/.test(element.tagName) && /font-weight:\s*(?:normal|400)/.test(style)) ||
    (/^(?:i|em)$/.test(element.tagName) && /font-style:\s*normal/.test(style));
  if (isPlain) element.tagName = "span";
  if (!/^(?:span|td)$/.test(element.tagName)) return;
  const names = STYLES.flatMap(([pattern, name]) => (pattern.test(style) ? name : []));
  if (names.length === 0) return;
  // Each line of a cell is styled by itself.
  element.children =
    element.tagName === "td"
      ? element.children.flatMap((child) => (isInline(child) ? styled(names, [child]) : child))
      : styled(names, element.children);
}

/** Whether a cell's child is part of a line of it. */
function isInline(child: Element["children"][number]): boolean {
  return !isElement(child) || /^(?:a|font|span)$/.test(child.tagName);
}

/** Moves spaces at the ends of a styled word outside: Markdown's markers must touch a letter. */
function styled(names: string[], children: Element["children"]): Element["children"] {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "text") return [wrapped(names, children)];
  const [before = "", text = "", after = ""] =
    /^(\s*)([^]*?)(\s*)$/.exec(only.value)?.slice(1) ?? [];
  if (text === "") return children;
  return [
    { type: "text", value: before },
    wrapped(names, [{ type: "text", value: text }]),
    { type: "text", value: after },
  ];
}

function wrapped(names: string[], children: Element["children"]): Element {
  const [tagName = "span", ...others] = names;
  return newElement(tagName, others.length > 0 ? [wrapped(others, children)] : children);
}
