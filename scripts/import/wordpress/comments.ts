import { normalTime } from "../dates.ts";
import { listOf } from "../../lib/json.ts";
import { type ImportedComment, loss, type Note } from "../source.ts";
import { textOfHtml } from "../html-text.ts";
import { valueOf } from "../xml.ts";
import { NO_LIBRARY } from "./library.ts";
import { htmlOfWordPress } from "./text.ts";

const BEGINNING = /^(?:Thu, 0?1 Jan 1970|1970-01-01) 00:00:00/;

/** The time in GMT, else that of the old site, whose zone is not in the file. */
export function dateOf(item: Record<string, unknown>, name: string, notes: Note[]): string | null {
  const timeIn = (field: string) => {
    const value = valueOf(item[field]);
    // A missing time has the year 0 or -1, or is the beginning of Unix time.
    return /(?:^|\s)[1-9]\d{3}\b/.test(value) && !BEGINNING.test(value) ? value : null;
  };
  const utc = timeIn(`${name}_gmt`);
  if (utc) return `${utc}Z`;
  const published = normalTime(timeIn("pubDate") ?? "");
  if (published) return published;
  const local = timeIn(name);
  if (local) notes.push({ field: "date", message: "names no time zone, and is taken as UTC" });
  return local;
}

/** The comments of an item. @param notes receives what is lost */
export function commentsOf(item: Record<string, unknown>, notes: Note[] = []): ImportedComment[] {
  const all = listOf(item["wp:comment"]);
  const kept = all.filter(
    (row) =>
      ["", "comment"].includes(valueOf(row["wp:comment_type"])) &&
      ["0", "1", "hold", "approve"].includes(valueOf(row["wp:comment_approved"])),
  );
  const skipped = all.length - kept.length;
  const websites = kept.filter((row) => valueOf(row["wp:comment_author_url"]) !== "").length;
  for (const [count, noun] of [
    [skipped, "pingbacks and comments from the bin"],
    [websites, "websites of those who wrote"],
  ] as const)
    if (count > 0) notes.push(loss("comments", `${count} ${noun} are not imported`));
  return kept.map((row): ImportedComment => {
    const parent = valueOf(row["wp:comment_parent"]);
    return {
      key: valueOf(row["wp:comment_id"]),
      parent: parent && parent !== "0" ? parent : null,
      author: textOfHtml(valueOf(row["wp:comment_author"])),
      text: htmlOfWordPress(valueOf(row["wp:comment_content"]), NO_LIBRARY).html,
      date: dateOf(row, "wp:comment_date", []),
      isHeld: ["0", "hold"].includes(valueOf(row["wp:comment_approved"])),
    };
  });
}
