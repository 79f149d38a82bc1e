import { useDraft } from "@/lib/drafts/use-draft";
import { randomId } from "@/lib/browser/random-id";

/**
 * An idempotency key for a form: the same for the same text, across failures and reloads, so that a retry
 * cannot store it twice.
 *
 * @param key name of the form, unique on the site
 * @returns `idFor(text)`; `text`, the one that was sent and may be stored, empty if there is none; and `clear`, to call
 *   once it is known
 */
export function useSubmissionId(key: string): {
  idFor: (text: string) => string;
  text: string;
  clear: () => void;
} {
  const [stored, store, clear] = useDraft(`${key}:sending`);
  return {
    idFor: (text) => {
      const id = stored.slice(0, 36);
      if (id && stored.slice(36) === text) return id;
      const next = randomId();
      store(next + text);
      return next;
    },
    text: stored.slice(36),
    clear,
  };
}
