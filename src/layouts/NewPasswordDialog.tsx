import { useEffect, useRef, useState, type FormEvent } from "react";
import { RECOVERY_KEY } from "@/auth/stored-recovery";
import { fullName, useAuth } from "@/auth/use-auth";
import { useSetPassword } from "@/auth/use-auth-actions";
import { NewPasswordField } from "@/components/NewPasswordField";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { storeText } from "@/lib/browser/stored-text";
import { UsernameHint } from "@/components/UsernameHint";
import { useFirstField } from "@/components/use-first-field";
import { SecondFactorForm } from "./SecondFactorForm";
import { t } from "@/lib/words";

/**
 * The form for a new password, opened by the link of a password reset. If the account has a second
 * factor, its code comes first, because the backend requires it.
 */
export function NewPasswordDialog() {
  const { user, needsCode, endRecovery } = useAuth();
  const userId = user?.id ?? "";
  // It closes when the password is set, the user closes it, or the session ends; but not with the page.
  useEffect(() => {
    storeText(RECOVERY_KEY, userId);
    return () => storeText(RECOVERY_KEY, "");
  }, [userId]);
  useEffect(() => {
    function onStorage({ key, newValue }: StorageEvent) {
      // It was set, or the form closed, in another tab.
      if (key === RECOVERY_KEY && newValue === null) endRecovery();
    }
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [endRecovery]);
  return (
    <Dialog
      onClose={endRecovery}
      title={t("Set a new password")}
      description={
        needsCode
          ? t("You opened a reset link. First enter the code of your authenticator app.")
          : t("You opened a reset link. Choose the password you want to sign in with from now on.")
      }
    >
      {needsCode ? <SecondFactorForm /> : <NewPasswordForm />}
    </Dialog>
  );
}

function NewPasswordForm() {
  const { user, endRecovery } = useAuth();
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const save = useSetPassword();
  useFirstField(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(password, { onSuccess: endRecovery });
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <UsernameHint email={user?.email ?? ""} />
      <NewPasswordField
        value={password}
        onChange={setPassword}
        personal={user ? [fullName(user), user.email ?? ""] : []}
      />
      <Button type="submit" isBusy={save.isPending}>
        {t("Save password")}
      </Button>
    </form>
  );
}
