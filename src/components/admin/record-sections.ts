import { createContext, useContext, type ReactNode } from "react";
import type { Labels } from "@/lib/record";
import type { Json } from "@/lib/supabase/database.types";
import { comparedFields, type Written } from "@/lib/written-text";

/** What is shared. */
export type SharedRecord = {
  recordId: string;
  /** What it is called, e.g. «post». */
  noun: "post" | "page";
  isNew: boolean;
};
/** What has versions. */
export type VersionedRecord = {
  recordId: string;
  isNew: boolean;
  /** What the fields are called in which versions differ. */
  labels: Labels;
  /** What is in the editor, as it is compared with a version. */
  present: object;
  /** What a version says, as it is compared. */
  comparedOf: (version: Json) => object;
  /** Goes on with a version, which is not saved yet, at the present address, since links lead to that. */
  onRestore: (version: Json) => void;
  /** Goes on with what is in the editor now. */
  onUndo: () => void;
};

type Editor<Input> = Pick<VersionedRecord, "labels"> & {
  present: Input;
  onChange: (input: Input) => void;
  fieldsOf: (input: Input) => Written;
  /** What is in the editor, with what a version says in its stead. */
  inputOf: (version: Json) => Input;
  /** What stays as it is in the editor when a version is restored. */
  kept: Partial<Input>;
};

/** What the section of versions is told of an editor. */
export function versionsIn<Input extends object>(editor: Editor<Input>) {
  const { labels, present, onChange, fieldsOf, inputOf, kept } = editor;
  return {
    labels,
    present: comparedFields(fieldsOf(present)),
    comparedOf: (version: Json) => comparedFields(fieldsOf(inputOf(version))),
    onRestore: (version: Json) => onChange({ ...inputOf(version), ...kept }),
    onUndo: () => onChange(present),
  };
}

/** The sections that the editors of posts and of pages have in common. */
export type RecordSections = {
  /** Makes links to a draft, and has the notes on it. */
  renderSharing: (record: SharedRecord) => ReactNode;
  /** The saved versions. */
  renderRevisions: (record: VersionedRecord) => ReactNode;
};

export const RecordSectionsContext = createContext<RecordSections | null>(null);

/** Id of the heading of the notes on a draft, to go to. */
export const NOTES_HEADING = "draft-notes";

export function useRecordSections(): RecordSections {
  const sections = useContext(RecordSectionsContext);
  if (!sections) throw new Error("Only the owner's pages have these sections.");
  return sections;
}
