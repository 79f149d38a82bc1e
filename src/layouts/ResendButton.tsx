import { useId } from "react";
import { Button } from "@/components/ui/Button";
import type { Resend } from "./use-resend";
import { t } from "@/lib/words";

type Props = {
  resend: Resend;
  /** Submits its form instead of sending the email itself. */
  isSubmit?: boolean;
};

/** Resends the confirmation email, and shows how long to wait for another. */
export function ResendButton({ resend, isSubmit = false }: Props) {
  const { seconds, isPending, isSent, send } = resend;
  const timer = useId();
  const isWaiting = seconds > 0;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={isSubmit ? "primary" : "secondary"}
          {...(isSubmit ? { type: "submit" } : { onClick: send })}
          isBusy={isPending}
          disabled={isWaiting}
          aria-describedby={isWaiting ? timer : undefined}
        >
          {t("Send the email again")}
        </Button>
        {isWaiting && (
          // Screen readers read the timer on request, not every second.
          <span id={timer} role="timer" className="text-sm text-ink-muted tabular">
            {t("available in {seconds} s", { seconds })}
          </span>
        )}
      </div>
      <p role="status" className="text-sm empty:sr-only">
        {isSent &&
          t(
            "If this address still needs confirming, an email is on its way. Only the newest link works.",
          )}
      </p>
    </div>
  );
}
