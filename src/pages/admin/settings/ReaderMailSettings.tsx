import { useQuery } from "@tanstack/react-query";
import { useFailureNotice } from "@/components/admin/record-notices";
import { SecretUrl } from "@/components/admin/SecretUrl";
import { Button } from "@/components/ui/Button";
import { ErrorState } from "@/components/ui/ErrorState";
import { SwitchField } from "@/components/admin/SwitchField";
import { SubmitError } from "@/components/SubmitError";
import { sendsEmails } from "@/data/can-email-clients";
import { notificationsQuery } from "@/data/outbox";
import {
  readerEmailsQuery,
  useMakeReportsUrl,
  useSetReaderEmails,
} from "@/data/subscriptions/admin";
import { env } from "@/lib/env";
import { t } from "@/lib/words";
import { newUrlFailure } from "./new-url-failure";
import { SettingsSection } from "./SettingsSection";

/** Whether readers can subscribe by email; this needs an email service, and an Edge Function. */
export function ReaderMailSettings() {
  const query = useQuery(readerEmailsQuery());
  const { data: emails, error } = query;
  const { data: notifications } = useQuery(notificationsQuery());
  const setting = useSetReaderEmails({
    success: (_data, isOn) => ({
      title: isOn ? t("Readers can now subscribe to emails") : t("Readers no longer get emails"),
    }),
    failure: useFailureNotice(t("Nothing was changed")),
  });
  const making = useMakeReportsUrl({
    success: t("Address created"),
    failure: newUrlFailure(t("No address was created")),
  });
  const canMail = notifications !== undefined && sendsEmails(notifications.service);

  return (
    <div className="pb-12">
      <SettingsSection
        name="reader-emails"
        lead={t(
          "Readers who subscribe get emails about new articles and replies to their comments: at most once a day, once they have confirmed their address, and until they unsubscribe with one click.",
        )}
      >
        {error && !emails && <ErrorState message={error.message} query={query} />}
        {emails && notifications && (
          <SwitchField
            label={t("Emails to readers")}
            hint={
              canMail
                ? t(
                    "The subscription form then appears on the blog’s pages and below articles and comments.",
                  )
                : t(
                    "Choose a delivery service for emails first: Resend, Postmark or another service.",
                  )
            }
            isOn={setting.isPending ? setting.variables : emails.is_on}
            disabled={!canMail && !emails.is_on}
            onChange={(isOn) => setting.mutate(isOn)}
          />
        )}
        {!env.isEmbedded && (
          <p className="text-sm text-ink-muted">
            {t(
              "An Edge Function in your project handles one-click unsubscribing. Deploy it once, before you switch this on:",
            )}{" "}
            <code className="wrap-anywhere text-ink">{"npx supabase functions deploy mail"}</code>
          </p>
        )}
        {setting.error && <SubmitError error={setting.error} />}
        {emails?.is_on && (
          <div className="grid gap-3">
            <p className="text-sm text-ink-muted">
              {t(
                "Addresses that bounced or complained get no more emails, if your service reports them: give Resend or Postmark the address below as a webhook for bounces and complaints.",
              )}{" "}
              {emails.takes_reports && t("There is one already; a new one replaces it.")}
            </p>
            {making.data !== undefined && (
              <SecretUrl
                label={t("Address for reports")}
                url={making.data}
                hint={t("It is not shown again.")}
              />
            )}
            <div>
              <Button variant="secondary" isBusy={making.isPending} onClick={() => making.mutate()}>
                {emails.takes_reports
                  ? t("Create a new address")
                  : t("Create an address for reports")}
              </Button>
            </div>
          </div>
        )}
      </SettingsSection>
    </div>
  );
}
