import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ListHeader } from "@/components/admin/ListHeader";
import { RecordList } from "@/components/admin/RecordList";
import { AdminPage } from "@/components/admin/AdminPage";
import { notificationsQuery, outboxQuery, useGiveUpMail, useSendAgain } from "@/data/outbox";
import { env } from "@/lib/env";
import { plural } from "@/lib/format/dates-and-numbers";
import { settingsPath } from "@/components/admin/settings-sections";
import { t } from "@/lib/words";
import { OutboxRow } from "./OutboxRow";
import { Subscribers } from "./Subscribers";

export function AdminOutboxPage() {
  const outbox = useInfiniteQuery(outboxQuery());
  const { data: notifications } = useQuery(notificationsQuery());
  const sendAgain = useSendAgain({
    success: t("Sending it again"),
    failure: t("It was not sent again"),
  });
  const giveUp = useGiveUpMail({
    success: t("It will not be sent"),
    failure: t("It was not given up"),
  });

  return (
    <AdminPage title={t("Outbox")}>
      <ListHeader
        title={t("Outbox")}
        count={
          outbox.data &&
          plural(outbox.data.total, { one: "{count} email", other: "{count} emails" })
        }
      />
      <p className="max-w-measure text-ink-muted">
        {t("Notifications from the last 30 days, and what became of them.")}{" "}
        {env.isEmbedded
          ? `${t("The development server prints them in its terminal instead of sending them.")} `
          : notifications?.service === "" &&
            `${t("No delivery service is set up, so nobody is notified.")} `}
        {t("Choose how and when you are notified in {settings}.", {
          settings: (
            <Link
              to={settingsPath("notifications")}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {t("Settings")}
            </Link>
          ),
        })}
      </p>
      <RecordList
        texts={{
          label: t("Emails"),
          loading: t("Loading emails"),
          none: t("No emails found"),
          failure: t("Error loading emails"),
        }}
        query={outbox}
        emptyHint={t(
          "Notifications of messages, requests, waiting comments and failed builds appear here.",
        )}
        renderRow={(mail) => (
          <OutboxRow
            mail={mail}
            isSendingAgain={sendAgain.isPending && sendAgain.variables.id === mail.id}
            isGivingUp={giveUp.isPending && giveUp.variables.id === mail.id}
            onSendAgain={() => sendAgain.mutate({ id: mail.id })}
            onGiveUp={() => giveUp.mutate({ id: mail.id })}
          />
        )}
      />
      <Subscribers />
    </AdminPage>
  );
}
