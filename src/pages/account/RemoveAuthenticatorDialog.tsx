import type { Authenticator } from "@/auth/use-account";
import { useRemoveAuthenticator } from "@/auth/use-second-factor";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { t } from "@/lib/words";

type Props = {
  authenticator: Authenticator;
  isLast: boolean;
  onClose: () => void;
};

export function RemoveAuthenticatorDialog({ authenticator, isLast, onClose }: Props) {
  const remove = useRemoveAuthenticator();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Remove “{name}”?", { name: authenticator.name })}
      description={
        isLast
          ? t(
              "It is your only authenticator. Without it the second factor is off: the password alone opens the whole site.",
            )
          : t(
              "Its codes will no longer work. If you signed in with it, you will be asked for a code from another one.",
            )
      }
      confirmLabel={t("Remove")}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(authenticator, { onSettled: onClose })}
    />
  );
}
