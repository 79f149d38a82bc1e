import { useEffect, useRef } from "react";
import type { GetCaptchaToken } from "@/auth/use-auth-actions";
import { ResendButton } from "./ResendButton";
import { useResend } from "./use-resend";
import { t } from "@/lib/words";

type Props = { email: string; getCaptchaToken: GetCaptchaToken };

/** Instructions after signing up: open the link in the email, or have it resent. */
export function CheckEmail({ email, getCaptchaToken }: Props) {
  const resend = useResend(email, getCaptchaToken, true);
  const text = useRef<HTMLDivElement>(null);
  // It replaces the form, and with it the focused button.
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <div ref={text} tabIndex={-1} className="grid gap-3">
        <p>{t("Please check your email to verify your account.")}</p>
        <p className="user-text text-ink-muted">
          {t(
            "An email is on its way to {email}. Open its link in this browser: it signs you in and brings you back to this page, and what you have written is still there.",
            { email: <bdi className="text-ink">{email}</bdi> },
          )}
        </p>
        <p className="text-sm text-ink-muted">
          {t(
            "Nothing there? Check your spam folder. If the address already has an account, no email is sent: sign in instead.",
          )}
        </p>
      </div>
      <ResendButton resend={resend} />
    </>
  );
}
