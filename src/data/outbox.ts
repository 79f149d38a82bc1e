import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { env } from "@/lib/env";
import type { Json } from "@/lib/supabase/database.types";
import type { RowOf } from "@/lib/supabase/functions";
import { currentSiteUrl, siteUrlIfHere } from "@/lib/seo/site-origin";
import { request } from "@/lib/supabase/client";
import { mayHaveSession } from "@/lib/supabase/session-store";
import { t } from "@/lib/words";
import { uploadTranslations } from "./mail-language";
import { requestAsOwner } from "./one-row";
import { keysetPagination, requestPage, type Page } from "./paging";
import { readerEmailsKey } from "./subscriptions/admin";

type MailRow = RowOf<"outbox_page">;

/** How the owner is notified, and the state of the deliveries; the migration describes each column. */
export type Notifications = RowOf<"notifications">;

// The generated types do not know that a function may leave a column empty.
type NullableColumns = "due_at" | "tried_at" | "recipient" | "subject" | "text" | "answer";
/**
 * A queued or sent email. `due_at` is when it is sent, or sent again: null if nothing more happens
 * automatically. The text is null until the email is composed, and after it is deleted. `status` and `answer`
 * are the HTTP status of the last response, and the start of its body; 0 and a reason if no request could be made.
 */
export type OutboxMail = Omit<MailRow, "total" | "status" | NullableColumns> & {
  [Column in NullableColumns]: string | null;
} & { status: number | null };

/** Prefix of the query key of how the owner is notified, for invalidation. */
export const notificationsKey = ["notifications"];
const outboxKey = ["outbox"];
const POLL_INTERVAL = 2_000;

/** How the owner is notified, without the secret. */
export function notificationsQuery() {
  return queryOptions({
    queryKey: notificationsKey,
    queryFn: ({ signal }): Promise<Notifications> =>
      requestAsOwner(t("Only the owner can read the settings."), (client) =>
        client.rpc("notifications").abortSignal(signal).maybeSingle(),
      ),
    refetchOnMount: "always",
  });
}

export type NotificationService = {
  /** "resend", "postmark", "template", "webhook", "form", or empty for none. */
  service: string;
  /** Empty to keep the stored one. */
  url: string;
  key: string;
  sender: string;
  recipient: string;
  template: Json;
  key_header: string;
  /** The number of hours for which the service recognises an idempotency key. */
  repeat_hours: number;
};

/** Sets the delivery service. Its URL and its key cannot be read back. */
export const useSetNotificationService = createMutationHook(
  (service: NotificationService) =>
    request((client) =>
      client.rpc("set_notification_service", { ...service, site_url: currentSiteUrl() }),
    ),
  // Choosing a delivery service that sends no emails turns off emails to readers.
  [notificationsKey, readerEmailsKey],
);

export const useSetNotificationTimes = createCallHook("set_notification_times", [notificationsKey]);

/** The emails of the last 30 days, latest first, in pages of 50. */
export function outboxQuery() {
  return infiniteQueryOptions({
    queryKey: outboxKey,
    queryFn: ({ pageParam: last, signal }): Promise<Page<OutboxMail>> =>
      requestPage((client) =>
        client.rpc("outbox_page", last ? { before_id: last.id } : {}).abortSignal(signal),
      ),
    ...keysetPagination<OutboxMail, "id">(),
    refetchOnMount: "always",
  });
}

/** Sends what is due, in the language of the site and with links to it. Failures are not reported to the owner here. */
export function useSendDue() {
  return useMutation({
    mutationFn: async () => {
      // If this fails, emails are in the language that the database already has.
      await uploadTranslations().catch(() => {});
      // A user who has signed out in the meantime may not send.
      if (mayHaveSession()) await sendDue();
    },
    meta: { invalidates: [outboxKey] },
  });
}

async function sendDue(): Promise<void> {
  await request((client) =>
    client.rpc("send_due", { form_endpoint: env.formEndpoint, site_url: siteUrlIfHere() }),
  );
}

/** Resends an email that did not arrive, or sends a waiting one at once. */
export const useSendAgain = createCallHook("send_again", [outboxKey, notificationsKey]);

export const useGiveUpMail = createCallHook("give_up_mail", [outboxKey, notificationsKey]);

/** Sends the owner an email at once. Its id is generated in the browser. */
export const useSendTestMail = createCallHook("send_test_mail");

/** The test email with this id, polled until the service has responded; null until it is stored. */
export function testMailQuery(id: string) {
  return queryOptions({
    queryKey: [...outboxKey, "test", id],
    queryFn: async ({ signal }): Promise<OutboxMail | null> => {
      await sendDue();
      const data = await request((client) => client.rpc("outbox_page").abortSignal(signal));
      return data.find((mail) => mail.id === id) ?? null;
    },
    enabled: id !== "",
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : POLL_INTERVAL),
  });
}

/** Whether nothing more happens to it automatically. */
export function isSettled({ state, due_at }: OutboxMail): boolean {
  return due_at === null && state !== "sending";
}
