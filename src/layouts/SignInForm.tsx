import { useRef, useState, type FormEvent } from "react";
import { useRequestPasswordReset, useSignIn, useSignUp } from "@/auth/use-auth-actions";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { proveHuman } from "@/lib/browser/turnstile";
import { useDraft } from "@/lib/drafts/use-draft";
import { BackendError } from "@/lib/requests/backend-error";
import { CheckEmail } from "./CheckEmail";
import { GitHubSignIn } from "./GitHubSignIn";
import { NewLinkForm } from "./NewLinkForm";
import { Unconfirmed } from "./Unconfirmed";

export type SignInMode = "sign-in" | "sign-up" | "forgot-password" | "check-email" | "new-link";

/** Heading of each mode; of the first two also the button. */
export const signInTitles: Record<SignInMode, string> = {
  "sign-in": "Sign In",
  "sign-up": "Create Account",
  "forgot-password": "Reset Password",
  "check-email": "Check your email",
  "new-link": "Confirm your address",
};

type Props = { mode: SignInMode; onModeChange: (mode: SignInMode) => void };

/**
 * Signing in and up, resetting the password, and confirming the address. Name and mail address survive
 * a failure and a closed dialog; a password is never stored.
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
    // The address stays in the form, for signing in next.
    if (mode === "forgot-password") {
      await requestReset.mutateAsync({ email: address, prove });
      onModeChange("sign-in");
    } else {
      const fullName = name.trim();
      const mustConfirm = await signUp.mutateAsync({ email: address, password, fullName, prove });
      clearName();
      onModeChange(mustConfirm ? "check-email" : "sign-in");
    }
  }

  const { error, variables } = signIn;
  const isUnconfirmed =
    error instanceof BackendError &&
    error.code === "email_not_confirmed" &&
    variables?.email === email.trim();
  const emailField = (
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
  );
  const humanCheckPlace = <div ref={humanCheck} className="empty:hidden" />;

  if (mode === "check-email" || mode === "new-link") {
    const address = { email: email.trim(), prove };
    return (
      <div className="grid gap-5">
        {mode === "check-email" ? (
          <CheckEmail {...address} />
        ) : (
          <NewLinkForm {...address} emailField={emailField} />
        )}
        {humanCheckPlace}
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <ModeButton onClick={() => onModeChange("sign-in")}>Sign in</ModeButton>
          <ModeButton onClick={() => onModeChange("sign-up")}>
            {mode === "check-email" ? "Use another address" : "Create an account"}
          </ModeButton>
        </div>
      </div>
    );
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
      {emailField}
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
      {humanCheckPlace}
      <Button type="submit" isBusy={isBusy}>
        {mode === "forgot-password" ? "Send reset link" : signInTitles[mode]}
      </Button>
      {isUnconfirmed && mode === "sign-in" && <Unconfirmed email={email.trim()} prove={prove} />}
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
