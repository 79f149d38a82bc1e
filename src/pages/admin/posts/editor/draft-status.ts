import type { Kept } from "@/lib/drafts/use-edit-draft";
import { formatTime } from "@/lib/format/dates-and-numbers";

type State = {
  isNew: boolean;
  isSaving: boolean;
  isChanged: boolean;
  /** When the changes were saved in this browser. */
  kept: Kept | undefined;
  /** Message of a save that failed. */
  refusal: string | undefined;
};

/** Where the text is saved, in words: what is said aloud, and with the time what is shown. */
export function draftStatus({ isNew, isSaving, isChanged, kept, refusal }: State): {
  said: string;
  shown: string;
} {
  const same = (text: string) => ({ said: text, shown: text });
  if (isSaving) return same("Saving…");
  if (!isChanged) return same(isNew ? "" : "Saved on the server");
  if (!kept) return same("");
  if (!kept.isKept)
    return same("Not saved: this browser has no room for it. Save it on the server.");
  const where = refusal ? "Not on the server yet. Saved in this browser" : "Saved in this browser";
  return { said: where, shown: `${where} ${formatTime(kept.at)}` };
}
