import { useCallback } from "react";
import { useDraft } from "@/lib/drafts/use-draft";

/**
 * An id for what is being sent: the same for the same text, across failures and reloads, so that a
 * retry never stores it twice; a new one when the text has changed.
 *
 * @param key name of the form, unique on the site
 * @returns `idFor(text)`, and `clear` for after a success
 */
export function useSubmissionId(key: string): {
  idFor: (text: string) => string;
  clear: () => void;
} {
  const [kept, keep, clear] = useDraft(`${key}:sending`);
  const idFor = useCallback(
    (text: string) => {
      const id = kept.slice(0, 36);
      if (id && kept.slice(36) === text) return id;
      const next = crypto.randomUUID();
      keep(next + text);
      return next;
    },
    [kept, keep],
  );
  return { idFor, clear };
}
