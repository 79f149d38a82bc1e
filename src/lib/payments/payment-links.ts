export type PaymentRequest = {
  /** Dollars, at most two decimals. */
  usd?: number | undefined;
  /** Note for the receiver; may be empty. */
  note: string;
};

const SATOSHIS_PER_BITCOIN = 100_000_000;

/**
 * Link to Binance Pay. Binance publishes no link format for a pay id: amount and note are there for
 * people to read.
 *
 * @param payId digits that identify the receiver
 */
export function binancePayLink(payId: string, { usd, note }: PaymentRequest): string {
  return withQuery("https://pay.binance.com/en", [
    ["payId", payId],
    ["amount", usd && String(usd)],
    ["currency", usd && "USD"],
    ["note", note],
  ]);
}

/**
 * Payment URI for Bitcoin wallets. Without a rate the amount is left out, because it must be in
 * bitcoin; the label then states the sum in dollars.
 *
 * Source: BIP-21, https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
 *
 * @param address a Bitcoin address
 * @param usdPerBitcoin dollars for one bitcoin, if known
 */
export function bitcoinUri(
  address: string,
  { usd, note }: PaymentRequest,
  usdPerBitcoin?: number,
): string {
  const amount = usd && usdPerBitcoin ? bitcoinAmount(usd, usdPerBitcoin) : undefined;
  const sum = usd && !amount ? `${usd} USD` : "";
  return withQuery(`bitcoin:${address}`, [
    ["amount", amount],
    ["label", note && sum ? `${note} (${sum})` : note || sum],
  ]);
}

/**
 * Converts dollars to bitcoin, to the nearest satoshi.
 *
 * @param usd dollars
 * @param usdPerBitcoin dollars for one bitcoin
 * @returns a decimal with at most 8 decimals, e.g. "0.0003077"; undefined for less than half a
 * satoshi
 */
export function bitcoinAmount(usd: number, usdPerBitcoin: number): string | undefined {
  const satoshis = Math.round((usd / usdPerBitcoin) * SATOSHIS_PER_BITCOIN);
  if (satoshis === 0) return undefined;
  return (satoshis / SATOSHIS_PER_BITCOIN).toFixed(8).replace(/\.?0+$/, "");
}

function withQuery(address: string, parameters: [name: string, value: string | 0 | undefined][]) {
  const query = parameters
    .filter(([, value]) => value)
    // A lone surrogate, which a length limit can leave behind, cannot be encoded.
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`);
  return query.length > 0 ? `${address}?${query.join("&")}` : address;
}
