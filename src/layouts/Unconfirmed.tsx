import type { GetCaptchaToken } from "@/auth/use-auth-actions";
import { ResendButton } from "./ResendButton";
import { useResend } from "./use-resend";
import { t } from "@/lib/words";

type Props = { email: string; getCaptchaToken: GetCaptchaToken };

/** Shown after signing in with an email address that is not confirmed. */
export function Unconfirmed(props: Props) {
  const resend = useResend(props.email, props.getCaptchaToken);
  return (
    <div className="grid gap-3 border-s-2 border-warning ps-4">
      <p className="text-sm">
        {t(
          "Your address is not confirmed yet. Open the link in the email we sent you, or ask for another one.",
        )}
      </p>
      <ResendButton resend={resend} />
    </div>
  );
}
