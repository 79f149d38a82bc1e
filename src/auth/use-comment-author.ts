import { displayName, fullName, useAuth } from "./use-auth";
import { useDraft } from "@/lib/drafts/use-draft";

/** The name that a comment will have: the account's, or else the typed one. */
export function useCommentAuthor() {
  const { user } = useAuth();
  const [typed, setTyped] = useDraft("comment-name");
  const accountName = user ? fullName(user) : "";
  return {
    user,
    typed,
    setTyped,
    isNamed: accountName !== "",
    // An account without a name would show its email address: its user may choose a name first.
    author: accountName || typed.trim() || (user ? displayName(user) : ""),
  };
}
