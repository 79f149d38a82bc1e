import { useState } from "react";
import { useDraft } from "@/lib/drafts/use-draft";

/**
 * What the owner has typed to a client, which survives a closed dialog.
 *
 * @param requestId id of the request
 * @param about what the answer does
 * @returns `typed`, undefined as long as the answer is the suggested one; `type`, and `forget` for what is stored
 */
export function useKeptAnswer(requestId: string, about: string) {
  const [kept, keep, forget] = useDraft(`owners-reply:${requestId}:${about}`);
  // Emptied, it is not the suggested one again.
  const [typed, setTyped] = useState(kept || undefined);
  function type(text: string) {
    setTyped(text);
    keep(text);
  }
  return { typed, type, forget };
}
