import { ConfirmDialog } from "./ui/ConfirmDialog";
import { useCloseOnBack } from "./use-close-on-back";
import { t } from "@/lib/words";

type Props = {
  isOpen: boolean;
  /** Names of the unsaved texts. */
  texts: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a sign-out removes what was typed. */
export function SignOutQuestion({ texts, ...dialog }: Props) {
  useCloseOnBack(dialog.onClose);
  return (
    <ConfirmDialog
      {...dialog}
      title={t("Sign out and discard?")}
      description={t(
        "Not saved yet: {texts}. Signing out removes what you typed from this browser.",
        { texts },
      )}
      confirmLabel={t("Sign out and discard")}
      cancelLabel={t("Stay")}
    />
  );
}
