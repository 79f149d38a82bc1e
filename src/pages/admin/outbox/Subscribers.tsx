import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RecordList } from "@/components/admin/RecordList";
import { Time } from "@/components/admin/Time";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import {
  readerEmailsQuery,
  subscribersQuery,
  useRemoveSubscriber,
  type Subscriber,
} from "@/data/subscriptions/admin";
import { plural, formatDate } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

/** The reasons why nothing more is sent to an address, by their names in the database. */
const REFUSALS: Partial<Record<string, string>> = {
  bounced: t("bounced"),
  complained: t("complained"),
};

export function Subscribers() {
  const subscribers = useInfiniteQuery(subscribersQuery());
  const { data: emails } = useQuery(readerEmailsQuery());
  const [toRemove, setToRemove] = useState<Subscriber>();
  const removal = useRemoveSubscriber({
    success: t("Address removed"),
    failure: t("The address was not removed"),
  });
  // Hidden on sites without emails to readers.
  if (!emails?.is_on && !subscribers.data?.total) return null;

  return (
    <section aria-labelledby="subscribers" className="grid gap-4">
      <div>
        <h2 id="subscribers" className="font-serif text-title">
          {t("Readers")}
        </h2>
        <p className="mt-1 min-h-5 label text-ink-muted">
          {emails &&
            [
              plural(emails.subscribers, { one: "{count} address", other: "{count} addresses" }),
              emails.unconfirmed > 0 &&
                t("{unconfirmed} to be confirmed", { unconfirmed: emails.unconfirmed }),
              emails.refused > 0 && t("{refused} refused", { refused: emails.refused }),
              emails.waiting > 0 &&
                plural(emails.waiting, {
                  one: "{count} email on the way",
                  other: "{count} emails on the way",
                }),
            ]
              .filter(Boolean)
              .join(" · ")}
        </p>
      </div>
      <RecordList
        texts={{
          label: t("Readers"),
          loading: t("Loading readers"),
          none: t("No readers found"),
          failure: t("Error loading readers"),
        }}
        query={subscribers}
        emptyHint={t("Readers who subscribe to articles or replies by email appear here.")}
        renderRow={(reader) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
            <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="user-text min-w-0">{reader.email}</span>
              {stateOf(reader)}
            </p>
            <p className="flex flex-wrap items-center gap-x-4 label text-ink-muted">
              <Time at={reader.created_at} format={formatDate} />
              <Button variant="ghost" size="small" onClick={() => setToRemove(reader)}>
                {t("Remove {name}", { name: <span className="sr-only">{reader.email}</span> })}
              </Button>
            </p>
          </div>
        )}
      />
      {toRemove && (
        <ConfirmDialog
          onClose={() => setToRemove(undefined)}
          title={t("Remove this address?")}
          description={t(
            "{email} will be deleted, and gets emails again only if it subscribes again.",
            { email: toRemove.email },
          )}
          confirmLabel={t("Remove")}
          isBusy={removal.isPending}
          onConfirm={() =>
            removal.mutate({ id: toRemove.id }, { onSuccess: () => setToRemove(undefined) })
          }
        />
      )}
    </section>
  );
}

// The generated types do not know that a function may leave a column empty.
function stateOf({
  refused,
  is_confirmed,
}: Omit<Subscriber, "refused"> & { refused: string | null }) {
  if (refused !== null) return <Badge tone="danger">{REFUSALS[refused] ?? refused}</Badge>;
  return is_confirmed ? null : <Badge tone="warning">{t("to be confirmed")}</Badge>;
}
