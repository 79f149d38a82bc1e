import { Link } from "react-router-dom";
import type { SubscriptionRow } from "@/lib/subscriptions";
import { paths } from "@/paths";
import { Button } from "./ui/Button";
import { List } from "./ui/List";
import { SelectField } from "./ui/SelectField";
import { Skeleton } from "./ui/Skeleton";
import { t } from "@/lib/words";

type Props = {
  rows: readonly SubscriptionRow[];
  /** "daily" or "weekly". */
  frequency: string;
  onFrequencyChange: (frequency: string) => void;
  /** Confirms the subscriptions with these ids. */
  onConfirm: (ids: string[]) => void;
  isConfirming: boolean;
  onEnd: (id: string) => void;
  onStop: () => void;
  /** The id of the subscription that is being ended. */
  endingId: string | undefined;
  isStopping: boolean;
};

/** A reader's subscriptions, to change and to end. */
export function SubscriptionList({
  rows,
  frequency,
  onFrequencyChange,
  onConfirm,
  isConfirming,
  onEnd,
  onStop,
  endingId,
  isStopping,
}: Props) {
  const waiting = rows.filter((row) => !row.is_confirmed).map(({ id }) => id);
  return (
    <div className="grid max-w-measure gap-6">
      {waiting.length > 0 && (
        <div className="grid gap-4 border-s-2 border-warning ps-5">
          <p>
            {waiting.length < rows.length
              ? t(
                  "Some of what you asked for is not confirmed yet. It is not sent until you press the button; after a week, the request is deleted.",
                )
              : t(
                  "Your address is not confirmed yet. Nothing is sent until you press the button; after a week, the address is deleted.",
                )}
          </p>
          <div>
            <Button isBusy={isConfirming} onClick={() => onConfirm(waiting)}>
              {t("Confirm my address")}
            </Button>
          </div>
        </div>
      )}
      <List aria-label={t("Your subscriptions")} className="divide-y border-y">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-x-4 py-3">
            <span className="user-text min-w-0">
              {labelFor(row)}
              {!row.is_confirmed && (
                <span className="block text-sm text-warning">{t("Not confirmed")}</span>
              )}
            </span>
            <Button
              variant="ghost"
              size="small"
              className="shrink-0"
              isBusy={endingId === row.id}
              onClick={() => onEnd(row.id)}
            >
              {t("Stop {what}", {
                what: <span className="sr-only">{plainLabelFor(row)}</span>,
              })}
            </Button>
          </li>
        ))}
      </List>
      <SelectField
        label={t("How often")}
        value={frequency}
        onChange={({ target }) => onFrequencyChange(target.value)}
        className="max-w-xs"
      >
        <option value="daily">{t("At most once a day")}</option>
        <option value="weekly">{t("At most once a week")}</option>
      </SelectField>
      <div>
        <Button variant="secondary" isBusy={isStopping} onClick={onStop}>
          {t("Stop all emails")}
        </Button>
      </div>
    </div>
  );
}

function labelFor(row: SubscriptionRow) {
  if (row.topic !== "replies" || row.title === null || row.slug === null) return plainLabelFor(row);
  return (
    <>
      {t("Replies to your comment on {title}", {
        title: (
          <Link
            to={paths.post(row.slug)}
            className="underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {row.title}
          </Link>
        ),
      })}
    </>
  );
}

function plainLabelFor({ topic, name, title }: SubscriptionRow): string {
  if (topic === "tag") return t("New articles with the tag {name}", { name });
  if (topic === "series") return t("New articles in the series {name}", { name });
  if (topic === "replies") {
    return title === null
      ? t("Replies to your comment on an article")
      : t("Replies to your comment on {title}", { title });
  }
  return t("New articles");
}

export function SubscriptionListSkeleton() {
  return (
    <div role="status" aria-label={t("Loading your emails")} className="grid max-w-measure gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
