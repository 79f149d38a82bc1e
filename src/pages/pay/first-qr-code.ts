import { paymentMethodIds } from "@/content/payments";
import { accountOf } from "./account";
import { paymentTo } from "./payment";
import { qrCodeQuery } from "@/lib/browser/qr-code";

/** The QR code of the first method, without an amount; null if the page does not show one. */
export function firstQrCodeQuery() {
  const [id] = paymentMethodIds;
  const account = accountOf(id);
  if (account.state === "missing" || account.state === "unavailable") return null;
  return qrCodeQuery(paymentTo(account, id, { usd: undefined, note: "" }).code.text);
}
