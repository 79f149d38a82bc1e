import { useSignOutOthers } from "@/auth/use-account";
import { useSignOut } from "@/auth/use-sign-out";
import { FormSection } from "@/components/FormSection";
import { Button } from "@/components/ui/Button";
import { useDraftsQuestion } from "@/components/use-drafts-question";
import { t } from "@/lib/words";

export function Sessions() {
  const signOutOthers = useSignOutOthers();
  const signOut = useSignOut({ success: t("You are signed out everywhere") });
  const { ask, question } = useDraftsQuestion();
  const isBusy = signOutOthers.isPending || signOut.isPending;

  return (
    <FormSection
      title={t("Devices")}
      lead={t(
        "You stay signed in on every device until you sign out there. For one that is lost or not yours, do it from here.",
      )}
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isBusy={signOutOthers.isPending}
          disabled={isBusy}
          onClick={() => signOutOthers.mutate()}
        >
          {t("Sign out other devices")}
        </Button>
        <Button
          variant="secondary"
          isBusy={signOut.isPending}
          disabled={isBusy}
          onClick={() => ask(() => signOut.mutate("global"))}
        >
          {t("Sign out everywhere")}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">
        {t(
          "From then on they cannot renew their access, which ends within an hour. “Everywhere” includes this browser, at once.",
        )}
      </p>
      {question}
    </FormSection>
  );
}
