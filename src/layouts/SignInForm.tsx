import type { FormEvent } from "react";
import { useRequestPasswordReset, useSignIn, useSignUp } from "@/auth/use-auth-actions";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";

export type SignInMode = "sign-in" | "sign-up" | "forgot-password";

/** Heading and button of each mode. */
export const signInTitles: Record<SignInMode, string> = {
  "sign-in": "Sign In",
  "sign-up": "Create Account",
  "forgot-password": "Reset Password",
};

type Props = { mode: SignInMode; onModeChange: (mode: SignInMode) => void };

/** Signing in, creating an account, and asking for a reset link: one form in three modes. */
export function SignInForm({ mode, onModeChange }: Props) {
  const signIn = useSignIn();
  const signUp = useSignUp();
  const requestReset = useRequestPasswordReset();
  const isBusy = signIn.isPending || signUp.isPending || requestReset.isPending;
  const backToSignIn = { onSuccess: () => onModeChange("sign-in") };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = textOf(form, "email").trim();
    const password = textOf(form, "password");
    if (mode === "sign-in") signIn.mutate({ email, password });
    else if (mode === "sign-up")
      signUp.mutate({ email, password, fullName: textOf(form, "name").trim() }, backToSignIn);
    else requestReset.mutate(email, backToSignIn);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {mode === "sign-up" && (
        <TextField label="Full name" name="name" autoComplete="name" maxLength={80} required />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={200}
        required
      />
      {mode !== "forgot-password" && (
        <TextField
          key={mode}
          label="Password"
          name="password"
          type="password"
          autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
          required
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        {mode === "forgot-password" ? "Send reset link" : signInTitles[mode]}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        {mode === "sign-in" ? (
          <>
            <ModeButton onClick={() => onModeChange("sign-up")}>Create an account</ModeButton>
            <ModeButton onClick={() => onModeChange("forgot-password")}>
              Forgot your password?
            </ModeButton>
          </>
        ) : (
          <ModeButton onClick={() => onModeChange("sign-in")}>I already have an account</ModeButton>
        )}
      </div>
    </form>
  );
}

function ModeButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
