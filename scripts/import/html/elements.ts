/** Replaces and moves elements in a tree that is never displayed. */

export function replaceTag(element: Element, name: string): Element {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  for (const kept of ["id", "title", "href", "lang", "dir", "colspan", "rowspan", "align"]) {
    const value = element.getAttribute(kept);
    if (value) other.setAttribute(kept, value);
  }
  element.replaceWith(other);
  return other;
}

export function linkTo(address: string, words = address): HTMLElement {
  const link = document.createElement("a");
  link.setAttribute("href", address);
  link.textContent = words || address;
  return link;
}

export function paragraphOf(...nodes: (Node | string)[]): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.append(...nodes);
  return paragraph;
}

export function nodesOf(body: HTMLElement, kind: number): Node[] {
  const walker = document.createTreeWalker(body, kind);
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

export const BLOCKS =
  "p, div, ul, ol, dl, pre, blockquote, figure, table, h1, h2, h3, h4, h5, h6, hr, details, section, article, audio, video";
