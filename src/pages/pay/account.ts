import { paymentMethods, type PaymentMethodId } from "@/content/payments";
import { isBitcoinAddress, isEvmAddress, isTronAddress } from "@/lib/addresses";
import { env } from "@/lib/env";

export type Account = {
  /** `unavailable` when what is configured cannot be right: better no payment than a lost one. */
  state: "configured" | "example" | "unavailable";
  /** Pay id or wallet address. */
  address: string;
  username: string;
};

const isValid: Record<PaymentMethodId, (account: string) => boolean> = {
  // Binance documents no checksum: a slip can only be seen in the length or a letter.
  binance: (payId) => /^\d{6,12}$/.test(payId),
  bep20: isEvmAddress,
  trc20: isTronAddress,
  bitcoin: isBitcoinAddress,
};

/** Who is paid by a method: the configured account once it passes its check, or an example. */
export function accountOf(id: PaymentMethodId): Account {
  const address = env.payTo[id].trim();
  if (!address) {
    const { example } = paymentMethods[id];
    return { state: "example", address: example.account, username: example.username ?? "" };
  }
  return {
    state: isValid[id](address) ? "configured" : "unavailable",
    address,
    username: id === "binance" ? env.payTo.binanceUsername.trim() : "",
  };
}
