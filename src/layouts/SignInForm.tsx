import { useRef, useState, type FormEvent } from "react";
import { useRequestPasswordReset, useSignIn, useSignUp } from "@/auth/use-auth-actions";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { proveHuman } from "@/lib/browser/turnstile";
import { useDraft } from "@/lib/drafts/use-draft";
import { GitHubSignIn } from "./GitHubSignIn";

export type SignInMode = "sign-in" | "sign-up" | "forgot-password";

/** Heading and button of each mode. */
export const signInTitles: Record<SignInMode, string> = {
  "sign-in": "Sign In",
  "sign-up": "Create Account",
  "forgot-password": "Reset Password",
};

type Props = { mode: SignInMode; onModeChange: (mode: SignInMode) => void };

/**
 * One form in three modes: sign in, sign up and password reset. Name and mail address survive a
 * failure and a closed dialog; a password is never stored.
 */
export function SignInForm({ mode, onModeChange }: Props) {
  const [name, setName, clearName] = useDraft("account-name");
  const [email, setEmail, clearEmail] = useDraft("account-email");
  const [isNameMissing, setIsNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const humanCheck = useRef<HTMLDivElement>(null);
  const signIn = useSignIn();
  const signUp = useSignUp();
  const requestReset = useRequestPasswordReset();
  const prove = () => proveHuman(humanCheck.current);
  const isBusy = signIn.isPending || signUp.isPending || requestReset.isPending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The browser takes spaces for a name.
    const isMissing = mode === "sign-up" && name.trim() === "";
    setIsNameMissing(isMissing);
    if (isMissing) {
      nameField.current?.focus();
      return;
    }
    const password = new FormData(event.currentTarget).get("password");
    // The mutation shows the error; the form keeps its text.
    send(email.trim(), typeof password === "string" ? password : "").catch(() => undefined);
  }

  async function send(address: string, password: string) {
    if (mode === "sign-in") {
      await signIn.mutateAsync({ email: address, password, prove });
      clearEmail();
      return;
    }
    if (mode === "forgot-password") {
      await requestReset.mutateAsync({ email: address, prove });
    } else {
      await signUp.mutateAsync({ email: address, password, fullName: name.trim(), prove });
      clearName();
    }
    // The address stays in the form, for signing in next.
    onModeChange("sign-in");
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {mode === "sign-up" && (
        <TextField
          label="Full name"
          name="name"
          ref={nameField}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="name"
          maxLength={80}
          required
          error={isNameMissing && !name.trim() ? "Please fill in your name." : undefined}
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
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
      <div ref={humanCheck} className="empty:hidden" />
      <Button type="submit" isBusy={isBusy}>
        {mode === "forgot-password" ? "Send reset link" : signInTitles[mode]}
      </Button>
      {mode !== "forgot-password" && <GitHubSignIn />}
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
