import { createContext, useContext, type ReactNode } from "react";
import type { Fields } from "@/lib/record";
import type { Json } from "@/lib/supabase/database.types";
import { comparedFields, type Written } from "@/lib/written-text";

export type SharedRecord = {
  recordId: string;
  /** Its noun, e.g. "post". */
  noun: "post" | "page";
  isNew: boolean;
};
export type VersionedRecord = {
  recordId: string;
  isNew: boolean;
  /** Whether it is published with a time in the future. */
  isScheduled?: boolean;
  record: Fields;
  /** What is in the editor, in the form for comparison. */
  present: object;
  /** A version in the form for comparison. */
  comparedOf: (version: Json) => object;
  /** Continues editing with a version, without saving it, under the current URL, since links lead there. */
  onRestore: (version: Json) => void;
  /** Continues with what is in the editor now. */
  onUndo: () => void;
};

type Editor<Input> = Pick<VersionedRecord, "record"> & {
  present: Input;
  onChange: (input: Input) => void;
  fieldsOf: (input: Input) => Written;
  /** What is in the editor, replaced by a version. */
  inputOf: (version: Json) => Input;
  /** What is not replaced when a version is restored. */
  unchanged: Partial<Input>;
};

/** The props that the revisions section gets from an editor. */
export function versionsIn<Input extends object>(editor: Editor<Input>) {
  const { record, present, onChange, fieldsOf, inputOf, unchanged } = editor;
  return {
    record,
    present: comparedFields(fieldsOf(present)),
    comparedOf: (version: Json) => comparedFields(fieldsOf(inputOf(version))),
    onRestore: (version: Json) => onChange({ ...inputOf(version), ...unchanged }),
    onUndo: () => onChange(present),
  };
}

/** The sections that the editors of posts and of pages share. */
export type RecordSections = {
  /** Creates links to a draft, and shows the notes on it. */
  renderSharing: (record: SharedRecord) => ReactNode;
  renderRevisions: (record: VersionedRecord) => ReactNode;
};

export const RecordSectionsContext = createContext<RecordSections | null>(null);

/** Id of the heading of the notes on a draft, as an anchor. */
export const NOTES_HEADING = "draft-notes";

export function useRecordSections(): RecordSections {
  const sections = useContext(RecordSectionsContext);
  if (!sections) throw new Error("Only the owner's pages have these sections.");
  return sections;
}
