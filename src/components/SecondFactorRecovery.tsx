import { t } from "@/lib/words";
type Props = { email: string };

/** What to do if the authenticator app is lost. The database's `set_owner` revokes them all. */
export function SecondFactorRecovery({ email }: Props) {
  return (
    <div className="grid gap-3 text-sm text-ink-muted">
      <p>
        {t(
          "If you lose the device, sign in with another authenticator that you have added. If you have none, and the site is yours, run this in the SQL editor of its Supabase dashboard:",
        )}
      </p>
      <p className="border bg-paper-sunk p-3 font-mono wrap-anywhere text-ink">
        {`select private.set_owner('${email.replaceAll("'", "''")}');`}
      </p>
      <p>
        {t(
          "It removes your password and every second factor. Then choose a new password with “Forgot your password?”.",
        )}
      </p>
    </div>
  );
}
