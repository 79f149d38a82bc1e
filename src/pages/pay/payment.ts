import type { PaymentMethodId } from "@/content/payments";
import {
  binancePayLink,
  bitcoinAmount,
  bitcoinUri,
  type PaymentRequest,
} from "@/lib/payments/payment-links";
import type { Account } from "./account";
import { t } from "@/lib/words";

/** A text to copy, with its label. */
export type Detail = {
  label: string;
  text: string;
  /** True when the text is a link that opens a wallet on this device. */
  isLink?: boolean;
};

export type Payment = {
  /** Content of the QR code: one of the details. */
  code: Detail;
  details: Detail[];
  /** Says what the payer has to type by hand. */
  hint?: string;
};

/**
 * What a payer needs for one method.
 *
 * @param usdPerBitcoin dollars for one bitcoin, if known
 */
export function paymentTo(
  account: Account,
  id: PaymentMethodId,
  request: PaymentRequest,
  usdPerBitcoin?: number,
): Payment {
  switch (id) {
    case "binance":
      return binancePayment(account, request);
    case "bitcoin":
      return bitcoinPayment(account, request, usdPerBitcoin);
    default:
      return tokenPayment(account, request);
  }
}

function binancePayment({ state, address, username }: Account, request: PaymentRequest): Payment {
  const code = paymentLink(state, binancePayLink(address, request));
  const payId = { label: t("Pay ID"), text: address };
  const name = username ? [{ label: t("Username"), text: username }] : [];
  return { code, details: [payId, ...name, code] };
}

function tokenPayment({ address }: Account, { usd, note }: PaymentRequest): Payment {
  const code = { label: t("Wallet address"), text: address };
  const hints = [
    usd && t("The code contains only the address: enter the amount in your wallet."),
    note && t("Transfers on this network cannot carry a note."),
  ].filter(Boolean);
  return {
    code,
    details: usd ? [code, { label: t("Amount in USDT"), text: String(usd) }] : [code],
    ...(hints.length > 0 && { hint: hints.join(" ") }),
  };
}

function bitcoinPayment(
  { state, address }: Account,
  request: PaymentRequest,
  usdPerBitcoin: number | undefined,
): Payment {
  const code = paymentLink(state, bitcoinUri(address, request, usdPerBitcoin));
  const amount =
    request.usd && usdPerBitcoin ? bitcoinAmount(request.usd, usdPerBitcoin) : undefined;
  const wallet = { label: t("Wallet address"), text: address };
  return {
    code,
    details: amount ? [wallet, { label: t("Amount in BTC"), text: amount }, code] : [wallet, code],
  };
}

function paymentLink(state: Account["state"], text: string): Detail {
  // No link for an example account: a careless tap must not lead to a payment.
  return { label: t("Payment link"), text, isLink: state === "configured" };
}
