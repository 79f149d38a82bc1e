import { newSecret } from "@/lib/browser/secret";
import { useDraft } from "@/lib/drafts/use-draft";

/**
 * A secret that is sent along with a form: the same for the same submission, across failures and reloads, so
 * that the link with it opens what was stored.
 *
 * @param key name of the form, unique on the site
 * @returns `secretFor(id)` with the submission's id, 43 characters, and `clear`, to call after a success
 */
export function useSubmissionSecret(key: string): {
  secretFor: (id: string) => string;
  clear: () => void;
} {
  const [stored, store, clear] = useDraft(`${key}:secret:sending`);
  return {
    secretFor: (id) => {
      if (stored.startsWith(id)) return stored.slice(id.length);
      const secret = newSecret();
      store(id + secret);
      return secret;
    },
    clear,
  };
}
