import { queryOptions } from "@tanstack/react-query";
import { createCallHook, createMutationHook } from "@/data/create-mutation-hook";
import { asciiAddress } from "@/lib/forms/ascii-address";
import type { SubscriptionRow, NewSubscription } from "@/lib/subscriptions";
import { request, requireSession } from "@/lib/supabase/client";

const subscriptionsKey = ["subscriptions"];

/** A reader's subscriptions; the database describes each field. */
export type Subscriptions = {
  email: string;
  /** "daily" or "weekly": the minimum interval between two emails. */
  frequency: string;
  rows: SubscriptionRow[];
};

/** Subscribes to new articles. The response does not reveal whether the address is known. */
export const useSubscribe = createMutationHook(
  async (subscription: NewSubscription) => {
    const address = asciiAddress(subscription.address);
    await requireSession();
    await request((client) => client.rpc("subscribe", { ...subscription, address }));
  },
  [subscriptionsKey],
);

/** The comment, and the address; empty for the account's. */
export type ReplySubscription = { comment_id: string; address: string };

/** Subscribes to the replies to a comment that was just sent from this browser. */
export const useSubscribeToReplies = createMutationHook(
  async (subscription: ReplySubscription) => {
    const address = asciiAddress(subscription.address);
    await requireSession();
    await request((client) => client.rpc("hear_of_replies", { ...subscription, address }));
  },
  [subscriptionsKey],
);

/**
 * The subscriptions of the holder of a secret; null if there are none, or if the secret is not known.
 *
 * @param token the secret in the links of the emails; it is sent in a request's body, which nobody logs
 */
export function subscriptionsQuery(token: string) {
  return queryOptions({
    queryKey: [...subscriptionsKey, token],
    queryFn: async ({ signal }): Promise<Subscriptions | null> => {
      const data = await request((client) =>
        client.rpc("subscriptions", { token }).abortSignal(signal),
      );
      const [first] = data;
      if (!first) return null;
      const { email, frequency } = first;
      return { email, frequency, rows: data };
    },
    // Only cached while it is shown: another person may use the browser next.
    gcTime: 0,
  });
}

/** The secret of the signed-in user's own address; empty if it has no subscriptions. */
export function ownTokenQuery() {
  return queryOptions({
    queryKey: [...subscriptionsKey, "own"],
    queryFn: async ({ signal }): Promise<string> => {
      const data = await request((client) =>
        client.rpc("own_subscriptions_token").abortSignal(signal),
      );
      // Null without one, contrary to the generated type.
      return data || "";
    },
  });
}

/** Confirms subscriptions by the ids of their rows, so that only those on screen are confirmed. */
export const useConfirmSubscriptions = createCallHook("confirm_subscriptions", [subscriptionsKey]);

/** Ends all subscriptions, and deletes the address. */
export const useStopSubscriptions = createCallHook("stop_subscriptions", [subscriptionsKey]);

export const useEndSubscription = createCallHook("end_subscription", [subscriptionsKey]);

export const useSetFrequency = createCallHook("set_subscription_frequency", [subscriptionsKey], {
  scope: "subscription-frequency",
  isChoice: true,
});
