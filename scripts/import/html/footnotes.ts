import type { Kept } from "../kept.ts";
import { paragraphOf } from "./elements.ts";

const SIGNS =
  "sup > a[href^='#'], a[href^='#']:has(> sup), a.footnote-anchor[href^='#'], [data-footnote]";
/** What footnotes cannot contain here. */
const BLOCKS = "pre, ul, ol, table, figure, blockquote";

/**
 * Footnotes become Markdown's, whether they are a list, Substack's, or within the sentence. Paragraphs of one are
 * on lines of their own.
 */
export function openFootnotes(body: HTMLElement, { keep }: Pick<Kept, "keep">): void {
  // Each sign is raised by itself.
  for (const raised of body.querySelectorAll("sup:has(a ~ a)"))
    raised.replaceWith(
      ...[...raised.childNodes].map((part) => (part.nodeName === "A" ? inSup(part) : part)),
    );
  const labels = new Map<Element, string>();
  const backs = new Set<string>();
  for (const link of body.querySelectorAll(SIGNS)) {
    const note = link.matches("a") ? noteAt(body, link.getAttribute("href") ?? "") : link;
    if (!note || note.querySelector(BLOCKS)) continue;
    const label = labels.get(note) ?? `[^${labels.size + 1}]`;
    labels.set(note, label);
    const sign = link.closest("sup") ?? link;
    for (const { id } of [link, sign]) if (id) backs.add(`#${id}`);
    sign.replaceWith(keep(label));
  }
  if (labels.size > 0)
    for (const line of body.querySelectorAll("hr.footnotes-sep, .footnotes > hr")) line.remove();
  for (const [note, label] of labels) {
    for (const link of note.querySelectorAll("a"))
      if (backs.has(link.getAttribute("href") ?? "")) link.remove();
    const content = note.querySelector(".footnote-content") ?? note;
    for (const part of [...content.querySelectorAll(":scope > p")].toReversed()) {
      if (part.previousElementSibling) part.before(document.createElement("br"));
      part.replaceWith(...part.childNodes);
    }
    const words = paragraphOf(keep(`${label}:`), " ", ...content.childNodes);
    note.remove();
    body.append(words);
  }
}

function inSup(part: Node): Element {
  const raised = document.createElement("sup");
  raised.append(part);
  return raised;
}

/** The note that a link leads to. */
function noteAt(body: HTMLElement, address: string): Element | null {
  const target = [...body.querySelectorAll("[id]")].find(({ id }) => `#${id}` === address);
  return target?.closest(target.matches("li") ? "li" : ".footnote") ?? null;
}
