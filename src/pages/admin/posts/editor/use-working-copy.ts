import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  saveWorkingCopy,
  saveWorkingCopyAtLeaving,
  unfinishedKey,
  useRemoveWorkingCopy,
  workingCopyQuery,
  type WorkingCopy,
} from "@/data/posts/working-copies";
import { deviceName } from "@/lib/browser/device-name";
import type { Version } from "@/lib/drafts/use-edit-draft";
import type { Json } from "@/lib/supabase/database.types";
import { useOccasions } from "./use-occasions";
import { writerId } from "./writer-id";
import { heldElsewhere, whyNotKept } from "./why-not-kept";

export type WorkingCopyStatus = {
  kind: "none" | "saving" | "saved" | "failed";
  /** When the server kept the text last, ISO 8601; null when it has not. */
  at: string | null;
  /** A sentence for the status line. */
  message: string;
};
type Options<Input> = {
  postId: string;
  /** The row as it is stored, or the fresh input of a new post; undefined while it is being loaded. */
  saved: Version<Input> | undefined;
  /** The input of the form, undefined while it is being loaded. */
  input: Input | undefined;
  isChanged: boolean;
  /** `updated_at` of the version the edit started from; null for a new post. */
  baseVersion: string | null;
  /** When this browser's own draft was kept, if there is one: an older copy is not offered. */
  draftSavedAt?: string | undefined;
  isInput: (value: unknown) => value is Input;
};
type Fields = { [name: string]: Json | undefined };

const nothing: WorkingCopyStatus = { kind: "none", at: null, message: "" };

/**
 * Keeps the text of an editor on the server, apart from what readers see: every 20 seconds while
 * it changes, and when the page or the editor goes away. What could not be kept is tried again at the next pause.
 */
export function useWorkingCopy<Input extends Fields>({
  postId,
  saved,
  input,
  isChanged,
  baseVersion,
  draftSavedAt,
  isInput,
}: Options<Input>) {
  const [writer] = useState(writerId);
  const [status, setStatus] = useState(nothing);
  const query = useQuery({ ...workingCopyQuery(postId), refetchOnWindowFocus: false });
  // As it was when the editor opened: what is written later is no news, and whoever types already has
  // not seen it.
  const [first, setFirst] = useState<{
    postId: string;
    copy: WorkingCopy | null;
    isSeen: boolean;
  }>();
  if (first?.postId !== postId && query.isFetchedAfterMount && query.data !== undefined)
    setFirst({ postId, copy: query.data, isSeen: !isChanged });
  const found = first?.isSeen && first.postId === postId ? first.copy : null;
  const [isAnswered, setIsAnswered] = useState(false);
  const isStored =
    !!found && !!saved && JSON.stringify(found.fields) === JSON.stringify(saved.input);
  const isNews =
    !!found &&
    !!saved &&
    !isStored &&
    !isAnswered &&
    !isChanged &&
    (draftSavedAt === undefined || Date.parse(found.savedAt) > Date.parse(draftSavedAt));
  const seen = found?.savedAt ?? null;
  const queryClient = useQueryClient();
  const removal = useRemoveWorkingCopy();

  /** Whether the copy that was found is deleted. */
  const isSeenGone = useRef(false);
  /** Whether the server may have a text of this editor. */
  const hasSent = useRef(false);
  /** The text that it has for sure; null when there is none. */
  const kept = useRef<string>(null);
  /** The text that is being sent because the page may go away, which is told more than once. */
  const leaving = useRef<string>(null);
  /** A text that the owner saved or gave up. */
  const settled = useRef<string>(null);
  /** One request after another, so that a late save cannot undo a removal. */
  const queue = useRef(Promise.resolve());

  const textOf = () => (isChanged && input ? JSON.stringify(input) : null);
  const isDue = (text: string | null) => text !== kept.current && text !== settled.current;
  const values = (fields: Input) => ({
    postId,
    writer,
    baseVersion,
    input: fields,
    device: deviceName(navigator.userAgent),
    seen,
  });

  async function keep() {
    const text = textOf();
    if (text === null) await remove(isStored ? seen : null);
    if (!input || text === null || !isDue(text)) return;
    hasSent.current = true;
    setStatus(({ at }) => ({ kind: "saving", at, message: "Saving..." }));
    try {
      const copy = await saveWorkingCopy(values(input));
      if (copy.writer !== writer) {
        fail(heldElsewhere(copy));
        return;
      }
      kept.current = text;
      setStatus({ kind: "saved", at: new Date().toISOString(), message: "Saved on the server" });
    } catch (error) {
      fail(whyNotKept(error));
    }
  }

  function fail(message: string) {
    setStatus(({ at }) => ({ kind: "failed", at, message }));
  }

  /** @param other `savedAt` of another editor's copy that may go as well */
  async function remove(other: string | null) {
    if (!hasSent.current && (other === null || isSeenGone.current)) return;
    try {
      await removal.mutateAsync({ postId, writer, seen: other });
      isSeenGone.current = true;
      hasSent.current = false;
      kept.current = null;
    } catch {
      // It is tried again at the next pause, as long as the editor is open.
    }
  }

  function afterPause() {
    queue.current = queue.current.then(keep);
  }
  function atLeaving() {
    const text = textOf();
    if (!input || text === null || !isDue(text) || text === leaving.current) return;
    leaving.current = text;
    hasSent.current = true;
    void saveWorkingCopyAtLeaving(values(input)).then((isKept) => {
      if (isKept) kept.current = text;
      leaving.current = null;
      // It may be the list of posts that one leaves for.
      return queryClient.invalidateQueries({ queryKey: unfinishedKey });
    });
  }
  function giveUp() {
    settled.current = textOf();
  }

  useOccasions({ afterPause, atLeaving, giveUp });

  const offered =
    isNews && found && isInput(found.fields) ? { ...found, input: found.fields } : undefined;

  return {
    status,
    /** The copy of another visit, until it is answered: to be restored into the form, or discarded. */
    offered,
    /** True until it is known whether there is a copy to offer. */
    isLoading: query.isPending,
    /** To be called when the form has taken the offered copy. */
    accept: () => setIsAnswered(true),
    /** Deletes the offered copy. */
    discard: () => {
      setIsAnswered(true);
      queue.current = queue.current.then(() => remove(seen));
    },
    /** Deletes the copy: what was `sent`, or all of it, is saved or given up. */
    forget: (sent = input) => {
      settled.current = sent ? JSON.stringify(sent) : null;
      setStatus(nothing);
      queue.current = queue.current.then(() => remove(isNews ? null : seen));
    },
  };
}
