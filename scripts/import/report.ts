import { shown } from "../terminal.ts";
import type { Planned } from "./plan.ts";
import type { Note } from "./source.ts";

/** What becomes of a post, field by field. */
export function linesOf(
  { head, incoming, redirects }: Planned,
  notes: readonly Note[],
  pictures: number,
  comments: number,
): string[] {
  const { title, slug, date, draft, categories = [], tags = [] } = head;
  return [
    `“${shown(title)}” → /blog/${slug}, ${draft ? "a draft" : `published ${date?.slice(0, 10)}`}`,
    ...(incoming.format === "html" ? [field("text", "HTML becomes Markdown")] : []),
    ...categories.filter(Boolean).map((category) => field("category", category)),
    ...(tags.length > 0 ? [field("tags", tags.join(", "))] : []),
    ...(pictures > 0 ? [field("pictures", String(pictures))] : []),
    ...(comments > 0 ? [field("comments", String(comments))] : []),
    ...redirects.map((from) => field("redirect", `${from} leads here`)),
    ...notes.map(({ field: name, says, isLost }) =>
      field(name, `${isLost ? "LOST: " : ""}${says}`),
    ),
  ];
}

function field(name: string, says: string): string {
  return `  ${`${name}:`.padEnd(12)} ${shown(says.replace(/\s+/g, " ").trim())}`;
}
