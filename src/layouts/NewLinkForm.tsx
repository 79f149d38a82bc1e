import type { Proof } from "@/auth/use-auth-actions";
import { EmailField } from "./EmailField";
import { ResendButton } from "./ResendButton";
import { useResend } from "./use-resend";

type Props = { email: string; onEmailChange: (email: string) => void; prove: Proof };

/** For who opened a link that did not confirm the address: it may be confirmed, or have expired. */
export function NewLinkForm({ email, onEmailChange, prove }: Props) {
  const resend = useResend(email.trim(), prove);
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
      <EmailField value={email} onChange={onEmailChange} />
      <ResendButton resend={resend} isSubmit />
    </form>
  );
}
