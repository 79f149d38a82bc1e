import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  saveWorkingCopy,
  saveWorkingCopyAtLeaving,
  unfinishedKey,
  useRemoveWorkingCopy,
  type WorkingCopyValues,
} from "@/data/posts/working-copies";
import { conflictMessage, failureMessage } from "./autosave-messages";
import type { AutosaveEffect, AutosaveEvent } from "./autosave-state";

type Values = Omit<WorkingCopyValues, "seen">;

/**
 * Carries out what `autosaveStep` asks for, and sends back what came of it.
 *
 * @returns takes an effect and the text that it is about
 */
export function useAutosaveRequests(send: (event: AutosaveEvent) => void) {
  const queryClient = useQueryClient();
  const removal = useRemoveWorkingCopy();
  /** One request after another, so that a late save cannot undo a removal. */
  const queue = useRef(Promise.resolve());

  async function save(values: WorkingCopyValues, text: string) {
    try {
      const copy = await saveWorkingCopy(values);
      if (copy.writer === values.writer)
        send({ name: "saved", text, at: new Date().toISOString() });
      else send({ name: "conflict", text, message: conflictMessage(copy) });
    } catch (error) {
      send({ name: "failed", text, message: failureMessage(error) });
    }
  }

  async function saveWhileLeaving(values: WorkingCopyValues, text: string) {
    const isSaved = await saveWorkingCopyAtLeaving(values);
    send({ name: "left", text, isSaved });
    // It may be the list of posts that one leaves for.
    await queryClient.invalidateQueries({ queryKey: unfinishedKey });
  }

  async function remove({ postId, writer }: Values, seen: string | null) {
    try {
      await removal.mutateAsync({ postId, writer, seen });
      send({ name: "removed" });
    } catch {
      // It is tried again at the next pause, as long as the editor is open.
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
