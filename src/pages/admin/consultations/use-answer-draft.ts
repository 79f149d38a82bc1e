import { useState } from "react";
import { useDraft } from "@/lib/drafts/use-draft";

/**
 * The owner's typed message to a client, which survives a closed dialog.
 *
 * @param requestId id of the request
 * @param about the kind of answer
 * @returns `typed`, undefined while the answer is the suggested one; `type`, and `forget` for after it is stored
 */
export function useAnswerDraft(requestId: string, about: string) {
  const [stored, store, forget] = useDraft(`owners-reply:${requestId}:${about}`);
  // An emptied answer does not revert to the suggested one.
  const [typed, setTyped] = useState(stored || undefined);
  function type(text: string) {
    setTyped(text);
    store(text);
  }
  return { typed, type, forget };
}
