import { ID_PREFIX } from "@/lib/html/id-prefix";
import { fragmentName } from "@/lib/text/fragment-name";

const FOOTNOTE = `a[href^="#${ID_PREFIX}fn-"]`;

/** Words that would be the prefix: ids have it once, see `prefixedId`. */
const PREFIX_WORDS = /^ ?user content /i;

/**
 * Gives each heading an id and makes it a link to itself, up to its first footnote, unless it
 * contains other links.
 */
export function linkHeadings(root: Element): void {
  const usedIds = new Set(
    [...root.querySelectorAll("[id]")].map(({ id }) => id.slice(ID_PREFIX.length)),
  );
  for (const heading of root.querySelectorAll("h2, h3, h4")) {
    const words = heading.textContent.replace(/\s+/g, " ").replace(PREFIX_WORDS, "");
    const name = heading.id ? "" : fragmentName(words, usedIds);
    if (name) heading.id = ID_PREFIX + name;
    // Anchors that other links point to stay beside the link.
    const anchors = new Set<Node>(
      [...heading.children].filter((child) => child.matches("a:not([href]):empty")),
    );
    const links = [...heading.querySelectorAll(`a:not(${FOOTNOTE})`)];
    if (!heading.id || links.some((one) => !anchors.has(one))) continue;
    const link = heading.ownerDocument.createElement("a");
    link.className = "anchor";
    link.href = `#${heading.id}`;
    const nodes = [...heading.childNodes].filter((node) => !anchors.has(node));
    const note = heading.querySelector(FOOTNOTE);
    const end = nodes.findIndex((node) => node.contains(note));
    link.append(...(end < 0 ? nodes : nodes.slice(0, end)));
    if (link.textContent !== "") heading.prepend(link);
  }
}
