import type { Refusal } from "@/components/admin/use-record-editor";
import type { Kept } from "@/lib/drafts/use-stored-edit";
import type { WorkingCopyStatus } from "./use-working-copy";
import { formatTime } from "@/lib/format/dates-and-numbers";

type State = {
  isNew: boolean;
  isSaving: boolean;
  isChanged: boolean;
  /** When the changes were saved in this browser. */
  kept: Kept | undefined;
  /** What the server keeps of the changes, apart from what readers see. */
  copy: WorkingCopyStatus;
  /** Of a save that failed. */
  refusal: Refusal | undefined;
};
type Status = {
  /** Where the text is saved, in a sentence. */
  said: string;
  /** The same in a word or two, with the time. */
  shown: string;
  /** Whether the sentence has to be seen. */
  isProblem?: boolean;
};

/** Where the text is saved. */
export function draftStatus({ isNew, isSaving, isChanged, kept, copy, refusal }: State): Status {
  if (isSaving) return { said: "Saving…", shown: "Saving…" };
  if (!isChanged) return isNew ? nothing : { said: "Saved on the server", shown: "Saved" };
  if (!kept) return nothing;
  const shown = `Saved ${formatTime(kept.at)}`;
  if (copy.kind === "failed" && kept.isKept) return { said: copy.message, shown, isProblem: true };
  const isOnServer = copy.kind !== "failed" && copy.at !== null;
  if (!kept.isKept)
    return isOnServer
      ? {
          said: "This browser has no room for it. It is kept on the server.",
          shown: `Saved ${formatTime(copy.at ?? kept.at)}`,
        }
      : {
          said: "Not saved: this browser has no room for it. Save it on the server.",
          shown: "Not saved",
          isProblem: true,
        };
  if (refusal) return { said: "Not on the server yet. Saved in this browser", shown };
  if (copy.at !== null) return { said: "Saved in this browser, and kept on the server", shown };
  return { said: "Saved in this browser", shown };
}

const nothing: Status = { said: "", shown: "" };
