import { useRef } from "react";
import { runCaptcha } from "@/lib/browser/turnstile";
import { useDraft } from "@/lib/drafts/use-draft";
import { CheckEmail } from "./CheckEmail";
import { ModeButton } from "./ModeButton";
import type { SignInMode } from "./sign-in-mode";
import type { GetCaptchaToken } from "@/auth/use-auth-actions";
import { EmailField } from "./EmailField";
import { ResendButton } from "./ResendButton";
import { useResend } from "./use-resend";
import { t } from "@/lib/words";

type Props = {
  mode: "check-email" | "new-link";
  onModeChange: (mode: SignInMode) => void;
};

/** Replaces the sign-in form while the email address is not confirmed. */
export function ConfirmAddress({ mode, onModeChange }: Props) {
  // The id of the sign-in form's field.
  const [email, setEmail] = useDraft("account-email");
  const captchaContainer = useRef<HTMLDivElement>(null);
  const getCaptchaToken = () => runCaptcha(captchaContainer.current);
  return (
    <div className="grid gap-5">
      {mode === "check-email" ? (
        <CheckEmail email={email.trim()} getCaptchaToken={getCaptchaToken} />
      ) : (
        <NewLinkForm email={email} onEmailChange={setEmail} getCaptchaToken={getCaptchaToken} />
      )}
      <div ref={captchaContainer} className="empty:hidden" />
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <ModeButton onClick={() => onModeChange("sign-in")}>{t("Sign in")}</ModeButton>
        <ModeButton onClick={() => onModeChange("sign-up")}>
          {mode === "check-email" ? t("Use another address") : t("Create an account")}
        </ModeButton>
      </div>
    </div>
  );
}

type NewLinkFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  getCaptchaToken: GetCaptchaToken;
};

/** For a visitor whose confirmation link failed: it has expired, or the address is already confirmed. */
function NewLinkForm({ email, onEmailChange, getCaptchaToken }: NewLinkFormProps) {
  const resend = useResend(email.trim(), getCaptchaToken);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        resend.send();
      }}
      className="grid gap-5"
    >
      <p className="text-ink-muted">
        {t(
          "The link has expired or has already been used. If it was you who used it, your address is confirmed: sign in. If not, ask for a new one.",
        )}
      </p>
      <EmailField value={email} onChange={onEmailChange} />
      <ResendButton resend={resend} isSubmit />
    </form>
  );
}
