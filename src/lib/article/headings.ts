/** A heading of an article, as its table of contents lists it. */
export type Heading = {
  /** Without the `#` of a link to it. */
  id: string;
  text: string;
  level: 2 | 3;
};

/** The headings that a table of contents lists: two levels, without that of the footnotes. */
export function headingsIn(root: Element): Heading[] {
  return [...root.querySelectorAll("h2[id], h3[id]")]
    .filter((heading) => !heading.closest(".footnotes"))
    .map((heading): Heading => ({
      id: heading.id,
      text: heading.textContent.replace(/\s+/g, " ").trim(),
      level: heading.tagName === "H2" ? 2 : 3,
    }))
    .filter(({ text }) => text !== "");
}
