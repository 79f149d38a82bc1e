import type { Kept } from "@/lib/drafts/use-edit-draft";
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
  /** Message of a save that failed. */
  refusal: string | undefined;
};

/** Where the text is saved, in words: what is said aloud, and with the time what is shown. */
export function draftStatus({ isNew, isSaving, isChanged, kept, copy, refusal }: State): {
  said: string;
  shown: string;
} {
  const same = (text: string) => ({ said: text, shown: text });
  if (isSaving) return same("Saving…");
  if (!isChanged) return same(isNew ? "" : "Saved on the server");
  if (!kept) return same("");
  if (copy.kind === "failed" && kept.isKept) return same(copy.message);
  const isOnServer = copy.kind !== "failed" && copy.at !== null;
  if (!kept.isKept && isOnServer)
    return same("This browser has no room for it. It is kept on the server.");
  if (!kept.isKept)
    return same("Not saved: this browser has no room for it. Save it on the server.");
  if (copy.at !== null && !refusal)
    return {
      said: "Saved in this browser, and kept on the server",
      shown: `Saved in this browser ${formatTime(kept.at)}, kept on the server ${formatTime(copy.at)}`,
    };
  const where = refusal ? "Not on the server yet. Saved in this browser" : "Saved in this browser";
  return { said: where, shown: `${where} ${formatTime(kept.at)}` };
}
