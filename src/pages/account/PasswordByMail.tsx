import { useRef } from "react";
import type { Account } from "@/auth/use-account";
import { useRequestPasswordReset } from "@/auth/use-auth-actions";
import { FormSection } from "@/components/FormSection";
import { Button } from "@/components/ui/Button";
import { runCaptcha } from "@/lib/browser/turnstile";
import { t } from "@/lib/words";

type Props = { account: Account };

/** For users who sign in with GitHub: whether there is also a password is not known here. */
export function PasswordByMail({ account: { email } }: Props) {
  const captchaContainer = useRef<HTMLDivElement>(null);
  const request = useRequestPasswordReset();

  return (
    <FormSection
      title={t("Password")}
      lead={t(
        "You sign in with GitHub and need no password here. If you want one anyway, or a new one, you can get a link by email.",
      )}
    >
      <div className="grid gap-5">
        <div ref={captchaContainer} className="empty:hidden" />
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={request.isPending}
          onClick={() =>
            request.mutate({ email, getCaptchaToken: () => runCaptcha(captchaContainer.current) })
          }
        >
          {t("Send me a link")}
        </Button>
      </div>
    </FormSection>
  );
}
