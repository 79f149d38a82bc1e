import { parseInert } from "@/lib/html/parse-inert";
import { joinLines } from "./line-ends";

/** Elements that look the same, and that screen readers read the same. */
const EQUIVALENT_TAGS: Record<string, string> = { b: "strong", i: "em", s: "del" };

/** Attributes that do not change what is shown. */
const INVISIBLE_ATTRIBUTES = new Set(["loading", "tabindex", "rel"]);

const BLOCKS =
  "blockquote|div|dl|dt|dd|details|summary|figure|figcaption|h\\d|hr|li|ol|ul|p|pre|table|caption|thead|tbody|tfoot|tr|td|th|br|audio|video|picture|source|track";

/**
 * A normal form of HTML: equal for two pieces of HTML that readers cannot tell apart.
 *
 * @param html sanitized HTML
 * @param anchors the ids that links may lead to; others are left out
 * @returns text to compare, not to be inserted as HTML
 */
export function visibleForm(html: string, anchors: Set<string>): string {
  return [...parseInert(html).childNodes]
    .map((node) => formOf(node, anchors, false))
    .join("")
    .replace(/\s+/g, " ")
    .replace(new RegExp(` ?(</?(?:${BLOCKS})(?:\\|[^>]*)?>) ?`, "g"), "$1")
    .trim();
}

function formOf(node: Node, anchors: Set<string>, isCode: boolean): string {
  // Escaped, so that no text is mistaken for a tag or for white space between tags.
  if (node instanceof Text) return isCode ? encodeURIComponent(node.data) : escapedText(node.data);
  if (!(node instanceof Element)) return "";
  const name = node.localName;
  const attributes = [...node.attributes]
    .filter(
      (attribute) =>
        !INVISIBLE_ATTRIBUTES.has(attribute.name) &&
        !isOfTasks(name, attribute.name) &&
        (attribute.name !== "id" || anchors.has(attribute.value)),
    )
    .map(({ name: attribute, value }) => {
      const shown = attribute === "data-tex" ? value.replace(/\s+/g, " ").trim() : value;
      return `|${attribute}=${encodeURIComponent(shown)}`;
    })
    .toSorted();
  const isPre = isCode || name === "pre";
  // The TeX of a formula says all, whereas its number depends on the rest of the text.
  const children = node.hasAttribute("data-tex")
    ? ""
    : [...node.childNodes].map((child) => formOf(child, anchors, isPre)).join("");
  // The line break before the end of a code block is not shown.
  const inside = name === "pre" ? children.replace(/(?:%0A)+(?=(?:<\/code>)?$)/, "") : children;
  const shown = EQUIVALENT_TAGS[name] ?? name;
  return `<${shown}${attributes.join("")}>${inside}</${shown}>`;
}

/** What this site adds to lists of tasks. */
function isOfTasks(element: string, attribute: string): boolean {
  return (
    (/^(?:ul|ol|li)$/.test(element) && attribute === "class") ||
    (element === "input" && attribute === "aria-label")
  );
}

/** White space collapses, except for no-break spaces; within a sentence in Chinese it disappears. */
function escapedText(text: string): string {
  return joinLines(text)
    .split(/([ \t\n\r\f]+)/)
    .map((part, index) => (index % 2 === 1 ? " " : encodeURIComponent(part)))
    .join("");
}
