import { useState } from "react";
import { largestAmount, noteLength } from "@/content/payments";
import { formatDollars } from "@/lib/format/dates-and-numbers";
import { isAmount } from "@/lib/forms/amount";
import type { PaymentRequest } from "@/lib/payments/payment-links";
import { useDraft } from "@/lib/drafts/use-draft";
import { t } from "@/lib/words";

/** Amount and note as typed, kept across reloads, and the resulting payment request. */
export function usePaymentRequest() {
  const [amount, keepAmount] = useDraft("pay-amount");
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [note, setNote] = useDraft("pay-note");
  const usd = dollarsOf(amount);
  const request: PaymentRequest = { usd, note: note.slice(0, noteLength).trim() };

  function setAmount(text: string) {
    setIsUnreadable(false);
    keepAmount(text);
  }

  return {
    amount,
    setAmount,
    /** Called on blur: `setAmount` does not see invalid numbers. */
    checkAmount: (field: HTMLInputElement) => setIsUnreadable(field.validity.badInput),
    amountError:
      isUnreadable || (usd === undefined && Number(amount) !== 0)
        ? t(
            "Enter an amount from {least} to {most}, with at most two decimals. Until then it is left out.",
            { least: formatDollars(0.01), most: formatDollars(largestAmount) },
          )
        : undefined,
    note,
    setNote,
    request,
  };
}

/** Dollars with at most two decimals; undefined for nothing, zero, and what cannot be paid. */
function dollarsOf(text: string): number | undefined {
  const value = isAmount(text) ? Number(text) : 0;
  return value > 0 && value <= largestAmount ? value : undefined;
}
