import type { FormEvent } from "react";
import { useAuth } from "@/auth/use-auth";
import { useSetPassword } from "@/auth/use-auth-actions";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { TextField } from "@/components/ui/TextField";

/** The form for a new password, opened by the link of a password reset. */
export function NewPasswordDialog() {
  const { endRecovery } = useAuth();
  const setPassword = useSetPassword();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (typeof password === "string") setPassword.mutate(password, { onSuccess: endRecovery });
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
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" isBusy={setPassword.isPending}>
          Save password
        </Button>
      </form>
    </Dialog>
  );
}
