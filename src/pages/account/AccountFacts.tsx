import type { Account } from "@/auth/use-account";
import { formatDate } from "@/lib/format/dates-and-numbers";

type Props = { account: Account };

/** Which account it is. */
export function AccountFacts({ account: { email, createdAt } }: Props) {
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-10 gap-y-3">
      <div className="min-w-0">
        <dt className="label text-ink-muted">E-mail address</dt>
        <dd className="user-text">{email}</dd>
      </div>
      <div>
        <dt className="label text-ink-muted">Since</dt>
        <dd>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
