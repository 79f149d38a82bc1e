import { useRef } from "react";
import { useAuthDialog } from "@/auth/auth-dialog";
import { useAuth } from "@/auth/use-auth";
import { notify } from "@/lib/notify";
import { t } from "@/lib/words";

type Options = {
  isLiked: boolean;
  /** The message for visitors who are not signed in. */
  pleaseSignIn: string;
  setLike: (isLiked: boolean, callbacks: { onSettled: () => void }) => void;
};

/** What pressing a like button does: likes, unlikes, or offers to sign in, which then likes. */
export function useLikeToggle({ isLiked, pleaseSignIn, setLike }: Options): () => void {
  const { user } = useAuth();
  const { open: openSignIn } = useAuthDialog();
  // The last requested state: the next tap may come before a render.
  const lastRequested = useRef<boolean>(undefined);

  function request(liked: boolean) {
    lastRequested.current = liked;
    setLike(liked, { onSettled: () => (lastRequested.current = undefined) });
  }

  return () => {
    if (user) {
      request(!(lastRequested.current ?? isLiked));
      return;
    }
    notify({
      title: t("Sign in required"),
      description: pleaseSignIn,
      action: { label: t("Sign In"), onClick: () => openSignIn(() => request(true)) },
    });
  };
}
