import { createContext, useContext, type ReactNode } from "react";
import type { Labels } from "@/lib/record";
import type { Json } from "@/lib/supabase/database.types";

/** What is shared. */
export type SharedRecord = {
  recordId: string;
  /** What it is called, e.g. «post». */
  noun: "post" | "page";
  isNew: boolean;
};
/** What has versions. */
export type VersionedRecord<Input> = {
  recordId: string;
  isNew: boolean;
  /** What is in the editor. */
  input: Input;
  /** What the fields are called in which versions differ. */
  labels: Labels;
  /** An input as versions are compared. */
  compared: (input: Input) => object;
  /** What is in the editor, with what a version says in its stead. */
  inputOf: (version: Json) => Input;
  /** The field that stays when a version is restored: links lead to it. */
  address: keyof Input & string;
  /** Goes on with a version, which is not saved yet, or with what was there before. */
  onRestore: (input: Input) => void;
};
/** The sections that the editors of posts and of pages have in common. */
export type RecordSections = {
  /** Makes links to a draft, and has the notes on it. */
  renderSharing: (record: SharedRecord) => ReactNode;
  /** The saved versions. */
  renderRevisions: <Input extends object>(record: VersionedRecord<Input>) => ReactNode;
};

export const RecordSectionsContext = createContext<RecordSections | null>(null);

/** Id of the heading of the notes on a draft, to go to. */
export const NOTES_HEADING = "draft-notes";

export function useRecordSections(): RecordSections {
  const sections = useContext(RecordSectionsContext);
  if (!sections) throw new Error("Only the owner's pages have these sections.");
  return sections;
}
