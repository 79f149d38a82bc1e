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
  const asked = useRef<boolean>(undefined);

  return () => {
    if (user) {
      asked.current = !(asked.current ?? isLiked);
      setLike(asked.current, { onSettled: () => (asked.current = undefined) });
      return;
    }
    notify({
      title: t("Sign in required"),
      description: pleaseSignIn,
      action: { label: t("Sign In"), onClick: openSignIn },
    });
  };
}
