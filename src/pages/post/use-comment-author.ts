import { displayName, fullName, useAuth } from "@/auth/use-auth";
import { useDraft } from "@/lib/drafts/use-draft";

/** Whose name will stand under a comment: that of the account, or else the one typed. */
export function useCommentAuthor() {
  const { user } = useAuth();
  const [typed, setTyped] = useDraft("comment-name");
  const accountName = user ? fullName(user) : "";
  return {
    user,
    typed,
    setTyped,
    isNamed: accountName !== "",
    // An account without a name would show its e-mail address: its owner may choose a name first.
    author: accountName || typed.trim() || (user ? displayName(user) : ""),
  };
}
