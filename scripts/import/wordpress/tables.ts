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

/** The HTML of a table; empty if it cannot be read. */
export function htmlOfTable(item: Item): string {
  const rows = rowsIn(parsedJson(valueOf(item["content:encoded"])));
  const options = objectOf(parsedJson(metaOf(item, "_tablepress_table_options")));
  const headers = options["table_head"] === false ? 0 : Number(options["table_head"] ?? 1);
  const lines = rows.map((row, index) => {
    const tag = index < headers ? "th" : "td";
    return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  });
  return lines.length > 0 ? `<table>${lines.join("")}</table>` : "";
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
