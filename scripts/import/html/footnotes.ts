import type { Kept } from "../kept.ts";
import { paragraphOf } from "./elements.ts";

/** Also those of Word and Google Docs. */
const REFERENCES =
  "sup > a[href^='#'], a[href^='#']:has(> sup), a.footnote-anchor[href^='#'], [data-footnote], a[href^='#_ftn'], a[href^='#_edn'], a[href^='#ftnt']";
/** What footnotes cannot contain here. */
const BLOCKS = "pre, ul, ol, table, figure, blockquote";

/**
 * Footnotes become Markdown's, whether they are a list, Substack's, or within the sentence. Paragraphs of one are
 * on lines of their own.
 */
export function openFootnotes(body: HTMLElement, { keep }: Pick<Kept, "keep">): void {
  // Each reference gets its own superscript.
  for (const superscript of body.querySelectorAll("sup:has(a ~ a)"))
    superscript.replaceWith(
      ...[...superscript.childNodes].map((part) => (part.nodeName === "A" ? inSup(part) : part)),
    );
  const labels = new Map<Element, string>();
  const backs = new Set<string>();
  for (const link of body.querySelectorAll(REFERENCES)) {
    const note = link.matches("a") ? noteAt(body, link) : link;
    if (!note || note.querySelector(BLOCKS)) continue;
    const label = labels.get(note) ?? `[^${labels.size + 1}]`;
    labels.set(note, label);
    const reference = link.closest("sup") ?? link;
    const ids = [link, reference].flatMap(({ id }) => (id ? [`#${id}`] : []));
    for (const back of [...ids, backTo(link)]) backs.add(back);
    reference.replaceWith(keep(label));
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
    const paragraph = paragraphOf(keep(`${label}:`), " ", ...content.childNodes);
    note.remove();
    body.append(paragraph);
  }
}

function inSup(part: Node): Element {
  const superscript = document.createElement("sup");
  superscript.append(part);
  return superscript;
}

/** The note that a link leads to; of Word's and Google's the paragraph that leads back, as names get lost. */
function noteAt(body: HTMLElement, link: Element): Element | null {
  const url = link.getAttribute("href");
  const target = [...body.querySelectorAll("[id]")].find(({ id }) => `#${id}` === url);
  const note = target?.closest(target.matches("li") ? "li" : ".footnote");
  const back = backTo(link);
  if (note || !back) return note ?? null;
  const block = body.querySelector(`a[href="${back}"]`)?.closest("p, li") ?? null;
  return block?.contains(link) ? null : block;
}

/** The URL in Word's and Google's links from a note back to its reference; empty for others. */
function backTo(reference: Element): string {
  const url = reference.getAttribute("href") ?? "";
  const [, kind = "", number = ""] = /^#(_ftn|_edn|ftnt)(\d+)$/.exec(url) ?? [];
  return number && `#${kind}${kind === "ftnt" ? "_" : ""}ref${number}`;
}
