import { isTable, tables } from "@/data/tables";
import { t } from "@/lib/words";

/** The labels of fields that are not in any form. */
const OTHER_LABELS = new Map([
  ["author_id", t("Author")],
  ["bytes", t("Size")],
  ["called_off_at", t("Called off at")],
  ["called_off_by", t("Called off by")],
  ["comments.content", t("Comment")],
  ["content", t("Content as HTML")],
  ["former_paths", t("Former paths")],
  ["hash", t("Checksum")],
  ["height", t("Height")],
  ["held_until", t("Held until")],
  ["long_description_html", t("Long description as HTML")],
  ["mails_readers", t("Emails to readers")],
  ["mime", t("File type")],
  ["minutes", t("Length")],
  ["paid_at", t("Paid")],
  ["path", t("File")],
  ["proposed_for", t("Proposed for")],
  ["reply", t("Your answer")],
  ["revoked_at", t("Revoked")],
  ["scheduled_at", t("Agreed on")],
  ["scheduled_for", t("Scheduled for")],
  ["sequence", t("Number of changes")],
  ["status", t("Status")],
  ["variants", t("Smaller sizes")],
  ["width", t("Width")],
]);

/** The label of a column in a list of changes; its database name if it has none. */
export function fieldName(table: string, column: string): string {
  return (
    (isTable(table) ? tables[table].record?.[column]?.label : undefined) ??
    OTHER_LABELS.get(`${table}.${column}`) ??
    OTHER_LABELS.get(column) ??
    column.replaceAll("_", " ")
  );
}
