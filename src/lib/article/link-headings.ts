import { ID_PREFIX } from "@/lib/html/id-prefix";
import { fragmentName } from "@/lib/text/fragment-name";

/** Gives each heading an id and makes it a link to itself, unless it contains links. */
export function linkHeadings(root: Element): void {
  const taken = new Set(
    [...root.querySelectorAll("[id]")].map(({ id }) => id.slice(ID_PREFIX.length)),
  );
  for (const heading of root.querySelectorAll("h2, h3, h4")) {
    const name = heading.id ? "" : fragmentName(heading.textContent.replace(/\s+/g, " "), taken);
    if (name) heading.id = ID_PREFIX + name;
    if (!heading.id || heading.querySelector("a")) continue;
    const link = heading.ownerDocument.createElement("a");
    link.className = "anchor";
    link.href = `#${heading.id}`;
    link.append(...heading.childNodes);
    heading.append(link);
  }
}
