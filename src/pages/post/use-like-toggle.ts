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

/** What pressing a like button does: likes, unlikes, or opens the sign-in dialog. */
export function useLikeToggle({ isLiked, pleaseSignIn, setLike }: Options): () => void {
  const { user } = useAuth();
  const { open: openSignIn } = useAuthDialog();
  // The last requested state: the next tap may come before a render.
  const lastRequested = useRef<boolean>(undefined);

  return () => {
    if (user) {
      lastRequested.current = !(lastRequested.current ?? isLiked);
      setLike(lastRequested.current, { onSettled: () => (lastRequested.current = undefined) });
      return;
    }
    notify({
      title: t("Sign in required"),
      description: pleaseSignIn,
      action: { label: t("Sign In"), onClick: openSignIn },
    });
  };
}
