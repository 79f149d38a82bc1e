import { objectOf, parsedJson, textOf } from "../../lib/json.ts";
import { metaOf } from "./meta-of.ts";
import { valueOf } from "../xml.ts";

type Item = Record<string, unknown>;

/** The type of the items that are tables of TablePress. */
export const TABLE = "tablepress_table";
/** What TablePress writes into cells that belong to a neighbour. */
const JOINED = /^#(?:col|row)span#$/;

/** The tables of TablePress by the ids that shortcodes have. */
export function tablesIn(items: readonly Item[]): Map<string, Item> {
  const tables = items.filter((item) => valueOf(item["wp:post_type"]) === TABLE);
  return new Map(
    tables.flatMap((item) =>
      metaOf(item, "_tablepress_export_table_id")
        .split(",")
        .map((id): [string, Item] => [id.trim(), item]),
    ),
  );
}

/**
 * The HTML of a table without what is hidden in it; empty if it cannot be read.
 *
 * @param shown the options of the shortcode that shows it
 * @param lost receives that something is hidden
 */
export function htmlOfTable(
  item: Item,
  shown: ReadonlyMap<string, string>,
  lost: string[],
): string {
  const visibility = objectOf(parsedJson(metaOf(item, "_tablepress_table_visibility")));
  const isShown = (part: "rows" | "columns", index: number) => {
    const stored: unknown[] = [visibility[part]].flat();
    const isHidden =
      Number(stored[index] ?? 1) === 0 || isListed(shown.get(`hide_${part}`) ?? "", index + 1);
    if (isHidden) lost.push("what is hidden in a table is left out");
    return !isHidden;
  };
  const rows = rowsIn(parsedJson(valueOf(item["content:encoded"])))
    .filter((_, index) => isShown("rows", index))
    .map((row) => row.filter((_, index) => isShown("columns", index)));
  const options = objectOf(parsedJson(metaOf(item, "_tablepress_table_options")));
  const headers = options["table_head"] === false ? 0 : Number(options["table_head"] ?? 1);
  const lines = rows.map((row, index) => {
    const tag = index < headers ? "th" : "td";
    return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  });
  return lines.length > 0 ? `<table>${lines.join("")}</table>` : "";
}

/** Whether a row or column, counted from 1, is in a list such as `2-4,7` or `A,C-D`. */
function isListed(list: string, place: number): boolean {
  return list.split(",").some((part) => {
    const ends = part.split("-").map((end) => placeOf(end.trim()));
    return part.trim() === "all" || (Math.min(...ends) <= place && place <= Math.max(...ends));
  });
}

/** The number that is written in digits, or in letters as columns are: Z is 26, AA is 27. */
function placeOf(written: string): number {
  if (!/^[a-z]+$/i.test(written)) return Number(written || Number.NaN);
  return Array.from(written).reduce((sum, one) => sum * 26 + parseInt(one, 36) - 9, 0);
}

/** The rows of a stored table, which some programs wrap in another list. */
function rowsIn(stored: unknown): string[][] {
  if (!Array.isArray(stored)) return [];
  const [first]: unknown[] = stored;
  if (Array.isArray(first) && Array.isArray(first[0])) return rowsIn(first);
  return stored.map((row) =>
    [row].flat().map((cell) => (JOINED.test(textOf(cell)) ? "" : withLines(textOf(cell)))),
  );
}

function withLines(cell: string): string {
  return cell.trim().replace(/\r?\n/g, "<br>");
}
