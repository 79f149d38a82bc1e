import { useRef } from "react";
import { useAuthDialog } from "@/auth/auth-dialog";
import { useAuth } from "@/auth/use-auth";
import { notify } from "@/lib/notify";

type Options = {
  isLiked: boolean;
  /** What is liked, in the plural, for who has to sign in first. */
  things: "posts" | "comments";
  setLike: (isLiked: boolean, callbacks: { onSettled: () => void }) => void;
};

/** What a press of a like button does: the like, its end, or the way to sign in. */
export function useLikeToggle({ isLiked, things, setLike }: Options): () => void {
  const { user } = useAuth();
  const { open: openSignIn } = useAuthDialog();
  // The last requested state: the next tap may come before a render.
  const asked = useRef<boolean>(undefined);

  return () => {
    if (user) {
      asked.current = !(asked.current ?? isLiked);
      setLike(asked.current, { onSettled: () => (asked.current = undefined) });
      return;
    }
    notify({
      title: "Sign in required",
      description: `Please sign in to like ${things}`,
      action: { label: "Sign In", onClick: openSignIn },
    });
  };
}
