import { largestAmount, noteLength } from "@/content/payments";
import { formatDollars } from "@/lib/format";
import type { PaymentRequest } from "@/lib/payment-links";
import { useDraft } from "@/lib/use-draft";

/** Amount and note as they are typed, kept through a reload, and what they ask for. */
export function usePaymentRequest() {
  const [amount, setAmount] = useDraft("pay-amount");
  const [note, setNote] = useDraft("pay-note");
  const usd = dollarsOf(amount);
  const request: PaymentRequest = { usd, note: note.slice(0, noteLength).trim() };
  return { amount, setAmount, note, setNote, request, amountError: errorOf(amount, usd) };
}

/** Dollars with at most two decimals; undefined for nothing, zero, and what cannot be paid. */
function dollarsOf(text: string): number | undefined {
  const value = /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= largestAmount ? value : undefined;
}

function errorOf(text: string, usd: number | undefined): string | undefined {
  if (usd !== undefined || text === "" || Number(text) === 0) return undefined;
  return `Enter an amount from ${formatDollars(0.01)} to ${formatDollars(largestAmount)}, with at most two decimals. Until then it is left out.`;
}
