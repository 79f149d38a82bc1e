import { useCallback, useEffect, useRef, useState } from "react";
import { serverTime } from "@/lib/clock";
import { createStore, useStore } from "@/lib/store";
import { onClearedElsewhere, writeDraft } from "./draft-store";
import { draftText, type Edit } from "./edit-draft";

/** When a draft was stored, and whether it is in local storage. */
export type DraftState = { at: string; isStored: boolean };

/** What the server stores of an edit, separately from what readers see. */
export type WorkingCopyStatus = {
  kind: "none" | "saving" | "saved" | "failed";
  /** When the server last stored the text, ISO 8601; null if it has not. */
  at: string | null;
  /** A sentence for the status line. */
  message: string;
};

/**
 * Stores an edit as a draft whenever it changes.
 *
 * @param key of the draft; a new record that is stored gets another one
 * @param id of the record
 * @param edit undefined until something is typed
 * @param isChanged whether it differs from the stored row: otherwise there is nothing to store
 */
export function useStoredEdit<Input>(
  key: string,
  id: string,
  edit: Edit<Input> | undefined,
  isChanged: boolean,
) {
  // Whether a draft could be stored is known only after rendering.
  const [stateStore] = useState(() => createStore<DraftState | undefined>(undefined));
  const draftState = useStore(stateStore);
  const writtenKey = useRef(key);
  useEffect(() => {
    if (!edit) return undefined;
    const at = serverTime();
    const text = isChanged ? draftText(id, at, edit) : "";
    const isStored = writeDraft(key, text);
    if (writtenKey.current !== key) writeDraft(writtenKey.current, "");
    writtenKey.current = key;
    stateStore.write(isChanged ? { at, isStored } : undefined);
    // Another tab may have been offered this draft and discarded it.
    return onClearedElsewhere(key, () => writeDraft(key, text));
  }, [edit, isChanged, id, key, stateStore]);

  const forget = useCallback(() => {
    writeDraft(key, "");
    stateStore.write(undefined);
  }, [key, stateStore]);
  return { draftState, forget };
}
