import { Time } from "@/components/admin/Time";
import { Button } from "@/components/ui/Button";
import { useRevokeDraftLink, type DraftLink } from "@/data/posts/draft-links";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = { link: DraftLink };

export function LinkRow({ link: { id, created_at, expires_at, last_opened_at } }: Props) {
  const revoke = useRevokeDraftLink({
    success: t("Link revoked"),
    failure: t("The link still works"),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="grid text-sm">
        <span>{t("Until {time}", { time: <Time at={expires_at} /> })}</span>
        <span className="text-ink-muted">
          {last_opened_at
            ? t("Last opened {time}", { time: <Time at={last_opened_at} /> })
            : t("Not opened yet")}
        </span>
      </p>
      <Button
        variant="ghost"
        size="small"
        isBusy={revoke.isPending}
        onClick={() => revoke.mutate(id)}
      >
        {t("Revoke {theLink}", {
          theLink: (
            <span className="sr-only">
              {t("the link of {time}", { time: formatDateTime(created_at) })}
            </span>
          ),
        })}
      </Button>
    </li>
  );
}
