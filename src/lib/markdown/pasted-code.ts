import { visit } from "unist-util-visit";
import { languageOf } from "@/lib/article/languages";
import { classesOf, elementsOf, isElement, newElement, textOf } from "./elements";
import { isMonospaced, styleOf } from "./pasted-styles";
import type { Element } from "./trees";

/** A language in the classes of a highlighter: GitHub's, Sphinx's, Jekyll's, MDN's. */
const LANGUAGE = /(?:^| )(?:language-|lang-|brush: ?|highlight-(?:source-|text-)?)([\w+#]+)/;

/** Visual Studio Code and others copy a `<div>` for each line, in a monospace font. */
export function isCodeOfEditor(element: Element): boolean {
  const isPreformatted = /white-space:\s*pre/.test(styleOf(element));
  return element.tagName === "div" && isMonospaced(element) && isPreformatted;
}

export function codeBlock(element: Element): Element {
  const lines = element.children.some((child) => isElement(child) && child.tagName === "div")
    ? element.children.map((child) => (isElement(child) ? textOf(child) : ""))
    : [textOf(element)];
  const code = newElement("code", [{ type: "text", value: lines.join("\n") }]);
  return newElement("pre", [code]);
}

/** Many highlighters put the language on an element around the code. */
export function nameLanguage(element: Element): void {
  const [, name = ""] = LANGUAGE.exec(classesOf(element).join(" ")) ?? [];
  if (!languageOf(name)) return;
  let inner: Element | undefined = element;
  while (inner?.tagName === "div")
    inner = inner.children.filter(isElement).find(({ tagName }) => /^(?:div|pre)$/.test(tagName));
  // Around other text as well, it may be the language that the page is in.
  if (inner && textOf(inner).trim() === textOf(element).trim())
    inner.properties["className"] = [`language-${name}`];
}

/** Chats and documentation put the language's name and buttons beside the code, into the same element. */
export function keepOnlyCode(pre: Element): void {
  const [code, other] = elementsOf(pre, "code");
  if (!code || other) return;
  const parents = new Map<Element, Element>();
  visit(pre, "element", (element, _, parent) => {
    if (parent?.type === "element") parents.set(element, parent);
  });
  let inner = code;
  for (let parent = parents.get(inner); parent; parent = parents.get(inner)) {
    if (!hasOnlyLabels(parent, inner)) return;
    inner = parent;
  }
  pre.children = [code];
}

/** True if what is beside a child is a bar above it, buttons, or empty: other text is part of the code. */
function hasOnlyLabels({ children }: Element, inner: Element): boolean {
  const at = children.indexOf(inner);
  return children.every((child, index) => {
    if (index === at) return true;
    if (!isElement(child)) return child.type !== "text" || child.value.trim() === "";
    const isLabel = (index < at ? /^(div|header|button)$/ : /^button$/).test(child.tagName);
    return isLabel || textOf(child).trim() === "";
  });
}
