import { useState, type FormEvent } from "react";
import { fullName, useAuth } from "@/auth/use-auth";
import { useSetPassword } from "@/auth/use-auth-actions";
import { NewPasswordField } from "@/components/NewPasswordField";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";

/** The form for a new password, opened by the link of a password reset. */
export function NewPasswordDialog() {
  const { user, endRecovery } = useAuth();
  const [password, setPassword] = useState("");
  const save = useSetPassword();

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(password, { onSuccess: endRecovery });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) endRecovery();
      }}
      title="Set a new password"
      description="You opened a reset link. Choose the password you want to sign in with from now on."
    >
      <form onSubmit={submit} className="grid gap-5">
        <NewPasswordField
          value={password}
          onChange={setPassword}
          personal={user ? [fullName(user), user.email ?? ""] : []}
        />
        <Button type="submit" isBusy={save.isPending}>
          Save password
        </Button>
      </form>
    </Dialog>
  );
}
