import { shown } from "../lib/terminal.ts";
import { pathHere, type Planned } from "./plan.ts";
import type { Note } from "./source.ts";

/** How a post is imported, field by field. */
export function linesOf(
  planned: Planned,
  notes: readonly Note[],
  pictures: number,
  comments: number,
): string[] {
  const { head, page, incoming, redirects } = planned;
  const { title, date, draft, categories = [], tags = [] } = head;
  const state = draft ? "a draft" : page ? "a page" : `published ${date?.slice(0, 10)}`;
  return [
    `“${shown(title)}” → ${pathHere(planned)}, ${state}`,
    ...(incoming.format === "html" ? [field("text", "HTML becomes Markdown")] : []),
    ...categories.filter(Boolean).map((category) => field("category", category)),
    ...(tags.length > 0 ? [field("tags", tags.join(", "))] : []),
    ...(pictures > 0 ? [field("pictures", String(pictures))] : []),
    ...(comments > 0 ? [field("comments", String(comments))] : []),
    ...redirects.map((from) => field("redirect", `${from} leads here`)),
    ...notes.map(({ field: name, message, isLost }) =>
      field(name, `${isLost ? "LOST: " : ""}${message}`),
    ),
  ];
}

function field(name: string, message: string): string {
  return `  ${`${name}:`.padEnd(12)} ${shown(message.replace(/\s+/g, " ").trim())}`;
}
