import { Button } from "@/components/ui/Button";
import { useRevokeDraftLink, type DraftLink } from "@/data/posts/draft-links";
import { formatDateTime } from "@/lib/format/dates-and-numbers";

type Props = { link: DraftLink };

export function LinkRow({ link: { id, created_at, expires_at, last_opened_at } }: Props) {
  const revoke = useRevokeDraftLink({
    success: () => ({ title: "Link revoked" }),
    failure: (error) => ({ title: "The link still works", description: error.message }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="grid text-sm">
        <span>
          Until <time dateTime={expires_at}>{formatDateTime(expires_at)}</time>
        </span>
        <span className="text-ink-muted">
          {last_opened_at ? (
            <>
              Last opened <time dateTime={last_opened_at}>{formatDateTime(last_opened_at)}</time>
            </>
          ) : (
            "Not opened yet"
          )}
        </span>
      </p>
      <Button
        variant="ghost"
        size="small"
        className="max-md:min-h-11"
        isBusy={revoke.isPending}
        onClick={() => revoke.mutate(id)}
      >
        Revoke <span className="sr-only">the link of {formatDateTime(created_at)}</span>
      </Button>
    </li>
  );
}
