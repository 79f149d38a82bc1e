import { useState } from "react";
import type { Account } from "@/auth/use-account";
import { useIsOwner } from "@/auth/use-is-owner";
import { FormSection } from "@/components/FormSection";
import { Button } from "@/components/ui/Button";
import { DeleteAccountDialog } from "./DeleteAccountDialog";
import { t } from "@/lib/words";

type Props = { account: Account };

export function DeleteAccount({ account }: Props) {
  const isOwner = useIsOwner();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);

  return (
    <FormSection
      title={t("Delete the account")}
      lead={t(
        "Your account and likes are deleted for good. You decide what happens to your comments.",
      )}
    >
      {isOwner ? (
        <p className="max-w-measure">
          {t(
            "This account owns the site, so it cannot be deleted here. Bind the site to another account first.",
          )}
        </p>
      ) : (
        <Button
          variant="danger"
          className="justify-self-start"
          onClick={() => setIsConfirmOpen(true)}
        >
          {t("Delete my account")}
        </Button>
      )}
      {isConfirmOpen && (
        <DeleteAccountDialog account={account} onClose={() => setIsConfirmOpen(false)} />
      )}
    </FormSection>
  );
}
