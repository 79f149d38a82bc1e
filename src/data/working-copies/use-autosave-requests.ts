import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { unfinishedKey, useRemoveWorkingCopy } from "./unfinished";
import {
  saveWorkingCopy,
  saveWorkingCopyOnUnload,
  type CopiedKind,
  type WorkingCopyValues,
} from "./working-copies";
import type { AutosaveEffect, AutosaveEvent } from "./autosave-state";
import { serverTime } from "@/lib/clock";
import { hasUnsavedDrafts } from "@/lib/drafts/draft-store";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { BackendError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";

type Values = Omit<WorkingCopyValues, "seen">;

/**
 * Carries out the effects of `autosaveStep`, and sends the outcome back.
 *
 * @returns a function that takes an effect and the text it applies to
 */
export function useAutosaveRequests(send: (event: AutosaveEvent) => void) {
  const queryClient = useQueryClient();
  const removal = useRemoveWorkingCopy();
  /** One request after another, so that a late save cannot undo a removal. */
  const queue = useRef(Promise.resolve());

  async function save(values: WorkingCopyValues, text: string) {
    try {
      const copy = await saveWorkingCopy(values);
      if (copy.writer === values.writer) send({ name: "saved", text, at: serverTime() });
      else send({ name: "conflict", text, message: conflictMessage(values.kind, copy) });
    } catch (error) {
      send({ name: "failed", text, message: failureMessage(error) });
    }
  }

  async function saveWhileLeaving(values: WorkingCopyValues, text: string) {
    const isSaved = await saveWorkingCopyOnUnload(values);
    send({ name: "left", text, at: isSaved ? serverTime() : null });
    // The user may be going to that very list.
    await queryClient.invalidateQueries({ queryKey: unfinishedKey });
  }

  async function remove({ recordId, writer }: Values, seen: string | null) {
    try {
      await removal.mutateAsync({ recordId, writer, seen });
      send({ name: "removed" });
    } catch {
      // It is retried at the next pause, as long as the editor is open.
      send({ name: "not removed" });
    }
  }

  return (effect: AutosaveEffect, values: Values) => {
    const { seen } = effect;
    if (effect.name === "save while leaving")
      void saveWhileLeaving({ ...values, seen }, effect.text);
    else
      queue.current = queue.current.then(() =>
        effect.name === "save" ? save({ ...values, seen }, effect.text) : remove(values, seen),
      );
  };
}

/** Why a text could not be saved on the server, and where it is instead. */
function failureMessage(error: unknown): string {
  return `${t("Not saved on the server: {reason}", { reason: reasonOf(error) })} ${whereStored()}`;
}

/** The message if another browser has saved a text of the record, which would be overwritten. */
function conflictMessage(
  kind: CopiedKind,
  { device, savedAt }: { device: string; savedAt: string },
): string {
  const values = { device, time: formatDateTime(savedAt) };
  const conflict =
    kind === "posts"
      ? t(
          "Not saved on the server: this post is also being written with {device} ({time}).",
          values,
        )
      : t(
          "Not saved on the server: this page is also being written with {device} ({time}).",
          values,
        );
  return `${conflict} ${whereStored()}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof BackendError)) return t("something went wrong.");
  if (error.status === 0) return t("there is no connection.");
  return error.message;
}

function whereStored(): string {
  return hasUnsavedDrafts()
    ? t("What you write is only in this tab: do not close it.")
    : t("What you write is kept in this browser.");
}
