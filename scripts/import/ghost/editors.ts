import { escaped } from "../../../src/lib/html/escaped.ts";
import { listOf, objectOf, parsedJson, textOf } from "../../lib/json.ts";
import type { Note } from "../source.ts";
import { cardText } from "./cards.ts";
import { isGated } from "./losses.ts";

/**
 * The formats of Ghost's editors, converted to Markdown with HTML in it. Exports also have HTML, except for
 * some versions.
 */

/** Names of Mobiledoc's and Lexical's formats, by the bits of the latter. */
const FORMATS = ["strong", "em", "s", "u", "code", "sub", "sup", "mark"];

/**
 * The text of a Mobiledoc document, the format of Ghost 1 to 5.
 *
 * @param notes receives the cards that cannot be imported
 * @returns empty if it is not one
 */
export function textOfMobiledoc(written: string, notes: Note[]): string {
  const document = objectOf(parsedJson(written));
  const cards = rowsOf(document["cards"]);
  const marks = rowsOf(document["markups"]);
  return rowsOf(document["sections"])
    .map(([kind, first, second]) => {
      if (kind === 10) {
        const [name, payload] = cards[Number(first)] ?? [];
        return cardText(textOf(name), objectOf(payload), notes);
      }
      if (kind === 2) return `<figure><img src="${textOf(first)}" alt=""></figure>`;
      if (kind === 3) {
        const items = rowsOf(second).map((markers) => `<li>${markersOf(markers, marks)}</li>`);
        return `<${textOf(first)}>${items.join("")}</${textOf(first)}>`;
      }
      const text = kind === 1 ? markersOf(rowsOf(second), marks) : "";
      return text && `<${textOf(first)}>${text}</${textOf(first)}>`;
    })
    .filter(Boolean)
    .join("\n\n");
}

/** Text with the marks that open before and close after it. */
function markersOf(markers: readonly unknown[], marks: readonly unknown[][]): string {
  const open: string[] = [];
  return rowsOf(markers)
    .map(([kind, opened, closed, value]) => {
      const tags = rowsOf([opened])[0]?.map((index) => marks[Number(index)] ?? []) ?? [];
      const starts = tags.map(([tag, attributes]) => {
        open.push(textOf(tag));
        const all: unknown[] = Array.isArray(attributes) ? attributes : [];
        const at = all.indexOf("href");
        const target = at < 0 ? "" : ` href="${escaped(textOf(all[at + 1]))}"`;
        return `<${textOf(tag)}${target}>`;
      });
      const text = kind === 0 ? escaped(textOf(value)) : "<br>";
      const ends = Array.from({ length: Number(closed) || 0 }, () => `</${open.pop() ?? "span"}>`);
      return starts.join("") + text + ends.join("");
    })
    .join("");
}

/** The text of a Lexical document, the format of Ghost 5 and later; empty if it is not one. */
export function textOfLexical(written: string, notes: Note[]): string {
  return childrenOf(objectOf(objectOf(parsedJson(written))["root"]))
    .map((node) => blockText(node, notes))
    .filter(Boolean)
    .join("\n\n");
}

function blockText(node: Record<string, unknown>, notes: Note[]): string {
  const type = textOf(node["type"]).replace(/^extended-/, "");
  const inner = () => childrenOf(node).map(inlineText).join("");
  if (type === "paragraph") return inner() && `<p>${inner()}</p>`;
  if (type === "heading")
    return `<${textOf(node["tag"]) || "h2"}>${inner()}</${textOf(node["tag"]) || "h2"}>`;
  if (type === "quote" || type === "aside") return `<blockquote><p>${inner()}</p></blockquote>`;
  if (type === "list") {
    const tag = node["listType"] === "number" ? "ol" : "ul";
    const start = Number(node["start"]) > 1 ? ` start="${Number(node["start"])}"` : "";
    const items = itemsOf(node, notes).map((item) => `<li>${item}</li>`);
    return `<${tag}${tag === "ol" ? start : ""}>${items.join("")}</${tag}>`;
  }
  return isGated(node, notes) ? "" : cardText(type, node, notes);
}

/** A nested list, which has its own item there, belongs to the preceding item here. */
function itemsOf(list: Record<string, unknown>, notes: Note[]): string[] {
  const items: string[] = [];
  for (const item of childrenOf(list)) {
    const parts = childrenOf(item);
    const before = parts[0]?.["type"] === "list" ? items.pop() : undefined;
    const text = parts.map((one) =>
      one["type"] === "list" ? blockText(one, notes) : inlineText(one),
    );
    items.push((before ?? "") + text.join(""));
  }
  return items;
}

function inlineText(node: Record<string, unknown>): string {
  const inner = () => childrenOf(node).map(inlineText).join("");
  if (node["type"] === "linebreak") return "<br>";
  if (node["type"] === "tab") return " ";
  if (/^(?:auto|at-)?link$/.test(textOf(node["type"]))) {
    const title = escaped(textOf(node["title"]));
    return `<a href="${escaped(textOf(node["url"]))}"${title && ` title="${title}"`}>${inner()}</a>`;
  }
  const format = Number(node["format"]) || 0;
  const tags = FORMATS.filter((_, bit) => format & (1 << bit));
  return tags.reduce(
    (text, tag) => `<${tag}>${text}</${tag}>`,
    escaped(textOf(node["text"])) || inner(),
  );
}

function childrenOf(node: Record<string, unknown>): Record<string, unknown>[] {
  return listOf(node["children"]);
}

function rowsOf(value: unknown): unknown[][] {
  return Array.isArray(value)
    ? value.map((row): unknown[] => (Array.isArray(row) ? row : [row]))
    : [];
}
