import type { ReactNode } from "react";
import type { Proof } from "@/auth/use-auth-actions";
import { ResendButton } from "./ResendButton";
import { useResend } from "./use-resend";

type Props = { email: string; prove: Proof; emailField: ReactNode };

/** For who opened a link that did not confirm the address: it may be confirmed, or have expired. */
export function NewLinkForm({ email, prove, emailField }: Props) {
  const resend = useResend(email, prove);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        resend.send();
      }}
      className="grid gap-5"
    >
      <p className="text-ink-muted">
        The link has expired or was used already. If it was you who used it, your address is
        confirmed: sign in. If not, have a new one sent.
      </p>
      {emailField}
      <ResendButton resend={resend} isSubmit />
    </form>
  );
}
