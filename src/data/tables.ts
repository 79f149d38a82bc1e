import type { Fields } from "@/lib/record";
import type { Database } from "@/lib/supabase/database.types";
import { t } from "../lib/words.ts";
import { consultationTypeRecord } from "./consultation-types/record.ts";
import { pictureRecord } from "./media/record.ts";
import { pageRecord } from "./pages/record.ts";
import { postRecord } from "./posts/record.ts";
import { projectRecord } from "./projects/record.ts";
import { settingsRecord } from "./settings/record.ts";

export type TableName = keyof Database["public"]["Tables"];

/**
 * What happens to a table's rows: the owner deletes them (bin), they are deleted with others (part), the owner
 * changes them (audit), visitors see them (build): each has its trigger. Or they are cached for offline
 * reading, which is for rows that visitors see and that contain nothing personal.
 */
type Mark = "bin" | "part" | "audit" | "build" | "offline";
type Named = { marks: readonly Mark[]; noun: string };
type Nameless = { marks: readonly Exclude<Mark, "bin" | "audit">[]; noun?: never };
/** Tables that the bin and the audit log show have a noun. */
type Facts = (Named | Nameless) & {
  /** Where the fields that the owner writes are described. */
  record?: Fields;
  /** Whether there are sample rows, with ids that no other row gets; dependent rows are deleted with them. */
  hasSamples?: true;
  /** Whether exports have its rows in a separate file, which an import reads. */
  isExported?: true;
};

const facts = {
  categories: { marks: ["offline"] },
  comment_likes: { marks: ["part"] },
  comments: {
    marks: ["bin", "audit", "build"],
    noun: t("Comment"),
    hasSamples: true,
    isExported: true,
  },
  consultation_kinds: {
    marks: ["bin", "audit", "offline"],
    noun: t("Kind"),
    record: consultationTypeRecord,
    hasSamples: true,
    isExported: true,
  },
  consultation_requests: {
    marks: ["bin", "audit"],
    noun: t("Consultation"),
    hasSamples: true,
    isExported: true,
  },
  contact_messages: {
    marks: ["bin", "audit"],
    noun: t("Message"),
    hasSamples: true,
    isExported: true,
  },
  draft_links: { marks: ["audit"], noun: t("Link to the draft") },
  draft_notes: { marks: [] },
  media: { marks: ["audit", "build"], noun: t("Picture"), record: pictureRecord, hasSamples: true },
  pages: {
    marks: ["bin", "audit", "build", "offline"],
    noun: t("Page"),
    record: pageRecord,
    hasSamples: true,
  },
  post_likes: { marks: ["part"] },
  post_revisions: { marks: ["part"] },
  post_slugs: { marks: ["part", "offline"] },
  posts: {
    marks: ["bin", "audit", "build", "offline"],
    noun: t("Post"),
    record: postRecord,
    hasSamples: true,
  },
  projects: {
    marks: ["bin", "audit", "build", "offline"],
    noun: t("Project"),
    record: projectRecord,
    hasSamples: true,
  },
  site_analytics: { marks: [] },
  site_settings: {
    marks: ["audit", "build", "offline"],
    noun: t("Settings"),
    record: settingsRecord,
  },
  tags: { marks: [] },
  working_copies: { marks: [] },
} as const satisfies Readonly<Record<TableName, Facts>>;

/** The tables that the API exposes. Exports and the removal of samples process them in this order. */
export const tables: Readonly<Record<TableName, Facts>> = facts;

/** A table whose rows the owner deletes. */
export type BinTable = {
  [Name in TableName]: "bin" extends (typeof facts)[Name]["marks"][number] ? Name : never;
}[TableName];

export const tableNames = Object.keys(tables).filter(isTable);

/** Whether this version knows a table. */
export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

export function tablesWith(mark: Mark): TableName[] {
  return tableNames.filter((name) => tables[name].marks.some((known) => known === mark));
}
