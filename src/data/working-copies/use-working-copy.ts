import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { workingCopyQuery, type CopiedKind, type WorkingCopy } from "./working-copies";
import { deviceName } from "@/lib/browser/device-name";
import type { Version } from "@/lib/drafts/edit-draft";
import { inputFrom } from "@/lib/forms/input-from";
import type { Json } from "@/lib/supabase/database.types";
import { useMachine } from "@/lib/use-machine";
import { autosaveStep } from "./autosave";
import { opened, type Autosave, type AutosaveEvent } from "./autosave-state";
import { useAutosaveRequests } from "./use-autosave-requests";
import { useAutosaveTriggers } from "./use-autosave-triggers";
import { readDraft, writeDraft } from "@/lib/drafts/draft-store";
import { t } from "@/lib/words";
import type { WorkingCopyStatus } from "@/lib/drafts/use-stored-edit";
import { randomId } from "@/lib/browser/random-id";

type Options<Input> = {
  kind: CopiedKind;
  /** Of the post or page. */
  recordId: string;
  /** The row as it is stored, or the fresh input of a new one; undefined while it is being loaded. */
  saved: Version<Input> | undefined;
  /** The input of the form, undefined while it is being loaded. */
  input: Input | undefined;
  isChanged: boolean;
  /** `updated_at` of the version the edit started from; null for a new one. */
  baseVersion: string | null;
  /** When the draft of this browser that is being offered was saved: an older copy is not offered. */
  draftSavedAt?: string | undefined;
};
type Fields = { [name: string]: Json | undefined };

/**
 * Stores an editor's text on the server, separately from what readers see: every 20 seconds while it changes,
 * and on leaving the page or the editor. A failed save is retried at the next pause. {@link Autosave} has the
 * states.
 */
export function useWorkingCopy<Input extends Fields>({
  kind,
  recordId,
  saved,
  input,
  isChanged,
  baseVersion,
  draftSavedAt,
}: Options<Input>) {
  const [writer] = useState(writerId);
  const { state, send: step } = useMachine(autosaveStep, opened);
  const request = useAutosaveRequests(send);
  const query = useQuery({ ...workingCopyQuery(recordId), refetchOnWindowFocus: false });

  const copy = state.name === "offered" ? state.copy : undefined;
  const restored = useMemo(
    () => copy && saved && inputFrom(copy.fields, saved.input),
    [copy, saved],
  );
  const isNewer =
    draftSavedAt === undefined ||
    (copy !== undefined && Date.parse(copy.savedAt) > Date.parse(draftSavedAt));
  const offered = copy && restored && isNewer ? { ...copy, input: restored } : undefined;
  const isOffering = copy !== undefined && (offered !== undefined || draftSavedAt !== undefined);

  function send(event: AutosaveEvent) {
    const effect = step(event);
    if (!effect || !input) return;
    request(effect, {
      kind,
      recordId,
      writer,
      baseVersion,
      input,
      device: deviceName(navigator.userAgent),
    });
  }
  function changedText(): string | null {
    return isChanged && input ? JSON.stringify(input) : null;
  }

  const open = useEffectEvent((_recordId: string) => send({ name: "opened" }));
  useEffect(() => open(recordId), [recordId]);

  const load = useEffectEvent((found: WorkingCopy | null) => {
    const copyInput = found && saved && inputFrom(found.fields, saved.input);
    const isSame = !copyInput || JSON.stringify(copyInput) === JSON.stringify(saved?.input);
    send({ name: "loaded", copy: found, isSame, isChanged });
  });
  const found = saved && query.isFetchedAfterMount ? query.data : undefined;
  useEffect(() => {
    if (found !== undefined) load(found);
  }, [found]);

  useAutosaveTriggers({
    // A copy that is being offered must not be replaced.
    onPause: () => {
      if (!isOffering) send({ name: "pause", text: changedText() });
    },
    onLeave: () => {
      if (!isOffering) send({ name: "leave", text: changedText() });
    },
    onSignOut: () => send({ name: "signed out", text: changedText() }),
  });

  return {
    status: statusOf(state),
    /** The copy from another visit, until the owner decides: to restore it into the form, or to discard it. */
    offered,
    /** True until it is known whether there is a copy to offer. */
    isLoading: state.name === "loading" && !query.isError,
    /** Call when the form has taken the offered copy. */
    accept: () => send({ name: "restored" }),
    /** Deletes the offered copy. */
    discard: () => send({ name: "discarded" }),
    /** Deletes the copy: what was `sent`, or all of it, was saved or discarded. */
    forget: (sent = input) =>
      send({ name: "done", text: sent ? JSON.stringify(sent) : null, isOffering }),
  };
}

function statusOf(state: Autosave): WorkingCopyStatus {
  const { at } = state;
  switch (state.name) {
    case "saving":
      return { kind: "saving", at, message: t("Saving...") };
    case "saved":
      return { kind: "saved", at, message: t("Saved on the server") };
    case "failed":
    case "conflict":
    case "leaving":
      return { kind: state.message ? "failed" : "none", at, message: state.message };
    default:
      return { kind: "none", at, message: "" };
  }
}

const KEY = "writer-id";

/**
 * Distinguishes this browser's working copies from those of others. It is stored among the drafts, so that a
 * tab that was killed continues with its own, and signing out removes it.
 */
function writerId(): string {
  const id = readDraft(KEY) || randomId();
  writeDraft(KEY, id);
  return id;
}
