import { useRef, useState, type FormEvent } from "react";
import { useRequestPasswordReset, useSignIn, useSignUp } from "@/auth/use-auth-actions";
import { NameField } from "@/components/NameField";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { runCaptcha } from "@/lib/browser/turnstile";
import { useDraft } from "@/lib/drafts/use-draft";
import { BackendError } from "@/lib/requests/backend-error";
import { ConfirmAddress } from "./ConfirmAddress";
import { EmailField } from "./EmailField";
import { GitHubSignIn } from "./GitHubSignIn";
import { ModeButton } from "./ModeButton";
import { signInTitles, type SignInMode } from "./sign-in-mode";
import { Unconfirmed } from "./Unconfirmed";
import { t } from "@/lib/words";

type Props = { mode: SignInMode; onModeChange: (mode: SignInMode) => void };

/** Signing in and up, resetting the password, and confirming the email address. */
export function SignInForm({ mode, onModeChange }: Props) {
  return mode === "check-email" || mode === "new-link" ? (
    <ConfirmAddress mode={mode} onModeChange={onModeChange} />
  ) : (
    <CredentialsForm mode={mode} onModeChange={onModeChange} />
  );
}

/**
 * One form in three modes. Name and email address survive a failure and a closed dialog; a password
 * is never stored.
 */
function CredentialsForm({ mode, onModeChange }: Props) {
  const [name, setName, clearName] = useDraft("account-name");
  const [email, setEmail, clearEmail] = useDraft("account-email");
  const [isNameMissing, setIsNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const captchaContainer = useRef<HTMLDivElement>(null);
  const signIn = useSignIn();
  const signUp = useSignUp();
  const requestReset = useRequestPasswordReset();
  const getCaptchaToken = () => runCaptcha(captchaContainer.current);
  const isBusy = signIn.isPending || signUp.isPending || requestReset.isPending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The `required` attribute accepts spaces as a name.
    const isMissing = mode === "sign-up" && name.trim() === "";
    setIsNameMissing(isMissing);
    if (isMissing) {
      nameField.current?.focus();
      return;
    }
    const password = new FormData(event.currentTarget).get("password");
    // The mutation shows the error; the form keeps its values.
    send(email.trim(), typeof password === "string" ? password : "").catch(() => undefined);
  }

  async function send(trimmedEmail: string, password: string) {
    if (mode === "sign-in") {
      await signIn.mutateAsync({ email: trimmedEmail, password, getCaptchaToken });
      clearEmail();
      return;
    }
    // The email address stays in the form, for signing in next.
    if (mode === "forgot-password") {
      await requestReset.mutateAsync({ email: trimmedEmail, getCaptchaToken });
      onModeChange("sign-in");
    } else {
      const fullName = name.trim();
      const mustConfirm = await signUp.mutateAsync({
        email: trimmedEmail,
        password,
        fullName,
        getCaptchaToken,
      });
      clearName();
      onModeChange(mustConfirm ? "check-email" : "sign-in");
    }
  }

  const { error, variables } = signIn;
  const isUnconfirmed =
    error instanceof BackendError &&
    error.code === "email_not_confirmed" &&
    variables?.email === email.trim();

  return (
    <form onSubmit={submit} className="grid gap-5">
      {mode === "sign-up" && (
        <NameField ref={nameField} value={name} onChange={setName} isMissing={isNameMissing} />
      )}
      <EmailField value={email} onChange={setEmail} />
      {mode !== "forgot-password" && (
        <TextField
          key={mode}
          label={t("Password")}
          name="password"
          type="password"
          autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
          required
        />
      )}
      <div ref={captchaContainer} className="empty:hidden" />
      <Button type="submit" isBusy={isBusy}>
        {mode === "forgot-password" ? t("Send reset link") : signInTitles[mode]}
      </Button>
      {isUnconfirmed && mode === "sign-in" && (
        <Unconfirmed email={email.trim()} getCaptchaToken={getCaptchaToken} />
      )}
      {mode !== "forgot-password" && <GitHubSignIn />}
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        {mode === "sign-in" ? (
          <>
            <ModeButton onClick={() => onModeChange("sign-up")}>
              {t("Create an account")}
            </ModeButton>
            <ModeButton onClick={() => onModeChange("forgot-password")}>
              {t("Forgot your password?")}
            </ModeButton>
          </>
        ) : (
          <ModeButton onClick={() => onModeChange("sign-in")}>
            {t("I already have an account")}
          </ModeButton>
        )}
      </div>
    </form>
  );
}
