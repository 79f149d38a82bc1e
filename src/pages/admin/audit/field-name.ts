import { consultationTypeRecord } from "@/data/consultation-types/record";
import { pictureRecord } from "@/data/media/record";
import { pageRecord } from "@/data/pages/record";
import { postRecord } from "@/data/posts/record";
import { projectRecord } from "@/data/projects/record";
import { settingsRecord } from "@/data/settings/record";
import type { Fields } from "@/lib/record";
import { t } from "@/lib/words";

const RECORDS = new Map<string, Fields>([
  ["consultation_kinds", consultationTypeRecord],
  ["media", pictureRecord],
  ["pages", pageRecord],
  ["posts", postRecord],
  ["projects", projectRecord],
  ["site_settings", settingsRecord],
]);

/** Fields that are in no form. */
const OTHERS = new Map([
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
    RECORDS.get(table)?.[column]?.label ??
    OTHERS.get(`${table}.${column}`) ??
    OTHERS.get(column) ??
    column.replaceAll("_", " ")
  );
}
