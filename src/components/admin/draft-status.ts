import type { DraftState, WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import { formatTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type State = {
  isNew: boolean;
  isSaving: boolean;
  isChanged: boolean;
  /** When the changes were saved in this browser. */
  draft: DraftState | undefined;
  /** The server's copy of the changes, separate from what readers see. */
  copy: WorkingCopyStatus;
  /** The error of a failed save. */
  refusal: object | undefined;
};
export type Status = {
  /** Where the text is saved, in a sentence. */
  sentence: string;
  /** The same in a word or two, with the time. */
  short: string;
  /** Whether the sentence must be visible. */
  isProblem?: boolean;
};

export function draftStatus({ isNew, isSaving, isChanged, draft, copy, refusal }: State): Status {
  if (isSaving) return { sentence: t("Saving..."), short: t("Saving...") };
  if (!isChanged)
    return isNew ? noStatus : { sentence: t("Saved on the server"), short: t("Saved") };
  if (!draft) return noStatus;
  const short = draft.isStored ? t("Saved {time}", { time: formatTime(draft.at) }) : t("Not saved");
  // The form says why a save failed.
  if (copy.kind === "failed" && !refusal) return { sentence: copy.message, short, isProblem: true };
  const isOnServer = copy.kind !== "failed" && copy.at !== null;
  if (!draft.isStored)
    return isOnServer
      ? {
          sentence: t("This browser cannot keep it. It is kept on the server."),
          short: t("Saved {time}", { time: formatTime(copy.at ?? draft.at) }),
        }
      : {
          sentence: t("Not saved: this browser cannot keep it. Save it on the server."),
          short,
          isProblem: true,
        };
  if (refusal) return { sentence: t("Not on the server yet. Saved in this browser"), short };
  if (copy.at !== null)
    return { sentence: t("Saved in this browser, and kept on the server"), short };
  return { sentence: t("Saved in this browser"), short };
}

const noStatus: Status = { sentence: "", short: "" };
