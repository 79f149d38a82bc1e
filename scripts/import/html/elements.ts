/** Replaces and moves elements in a tree that is never displayed. */

export function replaceTag(element: Element, name: string): Element {
  const replacement = document.createElement(name);
  replacement.append(...element.childNodes);
  for (const attribute of ["id", "title", "href", "lang", "dir", "colspan", "rowspan", "align"]) {
    const value = element.getAttribute(attribute);
    if (value) replacement.setAttribute(attribute, value);
  }
  element.replaceWith(replacement);
  return replacement;
}

export function linkTo(url: string, text = url): HTMLElement {
  const link = document.createElement("a");
  link.setAttribute("href", url);
  link.textContent = text || url;
  return link;
}

export function imageOf(url: string, alt = "", title = ""): HTMLElement {
  const image = document.createElement("img");
  image.setAttribute("src", url);
  image.setAttribute("alt", alt);
  if (title) image.setAttribute("title", title);
  return image;
}

export function paragraphOf(...nodes: (Node | string)[]): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.append(...nodes);
  return paragraph;
}

export function nodesOf(body: HTMLElement, whatToShow: number): Node[] {
  const walker = document.createTreeWalker(body, whatToShow);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** The nearest sibling that is not white space. */
export function neighbour(block: Element, side: "previousSibling" | "nextSibling"): Node | null {
  let node: Node | null = block[side];
  while (node && node.nodeType === node.TEXT_NODE && node.nodeValue?.trim() === "")
    node = node[side];
  return node;
}

/** Whether it is a line break, or text without words. */
export function isBlank(node: ChildNode | undefined): boolean {
  return (
    node !== undefined &&
    (node instanceof Element ? node.localName === "br" : (node.nodeValue ?? "").trim() === "")
  );
}

export const BLOCKS =
  "p, div, ul, ol, dl, pre, blockquote, figure, table, h1, h2, h3, h4, h5, h6, hr, details, section, article, audio, video";
