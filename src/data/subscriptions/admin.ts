import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { callFunction, functionUrl } from "@/data/edge-functions";
import { requestAsOwner } from "@/data/one-row";
import { keysetPagination, requestPage, type Page } from "@/data/paging";
import { settingsKey } from "@/data/settings/public";
import { newSecret } from "@/lib/browser/secret";
import type { RowOf } from "@/lib/supabase/functions";
import { currentSiteUrl } from "@/lib/seo/site-origin";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";

/** Whether emails to readers are on, and the number of readers; the migration describes each column. */
export type ReaderEmails = RowOf<"reader_mails">;
/** A subscriber, or somebody who has yet to confirm. */
export type Subscriber = Omit<RowOf<"subscribers_page">, "total">;

export const readerEmailsKey = ["reader-emails"];
const subscribersKey = ["subscribers"];

export function readerEmailsQuery() {
  return queryOptions({
    queryKey: readerEmailsKey,
    queryFn: ({ signal }): Promise<ReaderEmails> =>
      requestAsOwner(t("Only the owner can read this."), (client) =>
        client.rpc("reader_mails").abortSignal(signal).maybeSingle(),
      ),
    refetchOnMount: "always",
  });
}

/**
 * Turns emails to readers on or off. Turning them on first checks the function `mail`, without which one-click
 * unsubscribing would fail, and fails if it does not respond.
 */
export const useSetReaderEmails = createMutationHook(
  async (isOn: boolean) => {
    if (isOn && !(await isDeployed()))
      throw new Error(t("The function “mail” is not answering. Deploy it first."));
    await request((client) =>
      client.rpc("set_reader_mails", {
        is_on: isOn,
        mail_url: functionUrl("mail"),
        site_url: currentSiteUrl(),
      }),
    );
  },
  [readerEmailsKey, settingsKey],
  { scope: "reader-emails", isChoice: true },
);

async function isDeployed(): Promise<boolean> {
  try {
    const response = await callFunction(functionUrl("mail"));
    const { answers }: { answers?: unknown } = (await response?.json()) ?? {};
    return answers === "mail";
  } catch {
    return false;
  }
}

/** Creates a new webhook URL for reports of mail services, which cannot be read again. */
export const useMakeReportsUrl = createMutationHook(async () => {
  const key = newSecret();
  await request((client) => client.rpc("set_mail_events_key", { key }));
  return functionUrl("mail", `/events?key=${key}`);
}, [readerEmailsKey]);

/** The subscribers, latest first, in pages of 50. */
export function subscribersQuery() {
  return infiniteQueryOptions({
    queryKey: subscribersKey,
    queryFn: ({ pageParam: last, signal }): Promise<Page<Subscriber>> =>
      requestPage((client) =>
        client.rpc("subscribers_page", last ? { before_id: last.id } : {}).abortSignal(signal),
      ),
    ...keysetPagination<Subscriber, "id">(),
    refetchOnMount: "always",
  });
}

/** Deletes an address with all its subscriptions. */
export const useRemoveSubscriber = createCallHook("remove_subscriber", [
  subscribersKey,
  readerEmailsKey,
]);
