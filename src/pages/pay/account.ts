import { paymentMethods, type PaymentMethodId } from "@/content/payments";
import { env } from "@/lib/env";

export type Account = {
  /**
   * `missing` when none is configured: a published site shows no example, so that nobody pays a stranger.
   * `unavailable` when the configured account is invalid: no payment is better than a lost one.
   */
  state: "configured" | "example" | "missing" | "unavailable";
  /** Pay id or wallet address. */
  address: string;
  username: string;
};

/**
 * The account of a payment method: the configured one, which the build has validated, or an example during
 * development.
 */
export function accountOf(id: PaymentMethodId): Account {
  const address = env.payTo[id].trim();
  if (!address) {
    if (env.isPublished) return { state: "missing", address, username: "" };
    const { example } = paymentMethods[id];
    return { state: "example", address: example.account, username: example.username ?? "" };
  }
  return {
    state: address === "unavailable" ? "unavailable" : "configured",
    address,
    username: id === "binance" ? env.payTo.binanceUsername.trim() : "",
  };
}
