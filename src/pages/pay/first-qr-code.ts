import { paymentMethodIds } from "@/content/payments";
import { accountOf } from "./account";
import { paymentTo } from "./payment";
import { qrCodeQuery } from "@/lib/browser/qr-code";

/** The QR code of the first method, without an amount. */
export function firstQrCodeQuery() {
  const [id] = paymentMethodIds;
  return qrCodeQuery(paymentTo(accountOf(id), id, { usd: undefined, note: "" }).code.text);
}
