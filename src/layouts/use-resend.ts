import { useEffect, useState } from "react";
import { MAIL_PAUSE, useResendConfirmation, type GetCaptchaToken } from "@/auth/use-auth-actions";

export type Resend = {
  send: () => void;
  /** When the next email to this address can be sent; 0 for now. */
  seconds: number;
  isPending: boolean;
  /** Whether the email was resent, as far as the response tells. */
  isSent: boolean;
};

/**
 * Resends the confirmation email, with the pause that Auth requires.
 *
 * @param wasSent true if the first email to this address has just been sent
 */
export function useResend(
  email: string,
  getCaptchaToken: GetCaptchaToken,
  wasSent = false,
): Resend {
  const resend = useResendConfirmation();
  // The pause applies to one email address; another need not wait.
  const [pause, setPause] = useState(() => ({ email, end: wasSent ? inSeconds(MAIL_PAUSE) : 0 }));
  const [now, setNow] = useState(Date.now);
  const seconds = pause.email === email ? Math.max(0, Math.ceil((pause.end - now) / 1000)) : 0;
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function send() {
    resend.mutate(
      { email, getCaptchaToken },
      {
        onSuccess: (length) => {
          setNow(Date.now());
          setPause({ email, end: inSeconds(length) });
        },
      },
    );
  }

  return {
    send,
    seconds,
    isPending: resend.isPending,
    isSent: resend.isSuccess && pause.email === email,
  };
}

function inSeconds(seconds: number): number {
  return Date.now() + seconds * 1000;
}
