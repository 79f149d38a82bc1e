import type { Kept } from "../kept.ts";
import { paragraphOf } from "./elements.ts";

/** Also those of Word and Google Docs. */
const SIGNS =
  "sup > a[href^='#'], a[href^='#']:has(> sup), a.footnote-anchor[href^='#'], [data-footnote], a[href^='#_ftn'], a[href^='#_edn'], a[href^='#ftnt']";
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
    const note = link.matches("a") ? noteAt(body, link) : link;
    if (!note || note.querySelector(BLOCKS)) continue;
    const label = labels.get(note) ?? `[^${labels.size + 1}]`;
    labels.set(note, label);
    const sign = link.closest("sup") ?? link;
    const ids = [link, sign].flatMap(({ id }) => (id ? [`#${id}`] : []));
    for (const back of [...ids, backTo(link)]) backs.add(back);
    sign.replaceWith(keep(label));
  }
  if (labels.size > 0)
    for (const line of body.querySelectorAll("hr.footnotes-sep, .footnotes > hr")) line.remove();
  for (const [note, label] of labels) {
    for (const link of note.querySelectorAll("a"))
      if (backs.has(link.getAttribute("href") || "-")) link.remove();
    const content = note.querySelector(".footnote-content") ?? note;
    for (const part of [...content.querySelectorAll(":scope > p")].toReversed()) {
      if (part.previousElementSibling) part.before(document.createElement("br"));
      part.replaceWith(...part.childNodes);
    }
    const [start] = content.childNodes;
    if (start instanceof Text) start.data = start.data.trimStart();
    if (note.previousElementSibling?.matches("hr")) note.previousElementSibling.remove();
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

/** The note that a link leads to; of Word's and Google's the paragraph that leads back, as names get lost. */
function noteAt(body: HTMLElement, link: Element): Element | null {
  const address = link.getAttribute("href");
  const target = [...body.querySelectorAll("[id]")].find(({ id }) => `#${id}` === address);
  const note = target?.closest(target.matches("li") ? "li" : ".footnote");
  const back = backTo(link);
  if (note || !back) return note ?? null;
  const block = body.querySelector(`a[href="${back}"]`)?.closest("p, li") ?? null;
  return block?.contains(link) ? null : block;
}

/** The address of Word's and Google's links from a note to its sign; empty for another. */
function backTo(sign: Element): string {
  const address = sign.getAttribute("href") ?? "";
  const [, kind = "", number = ""] = /^#(_ftn|_edn|ftnt)(\d+)$/.exec(address) ?? [];
  return number && `#${kind}${kind === "ftnt" ? "_" : ""}ref${number}`;
}
