import { useEffect } from "react";
import { noteLength } from "@/content/payments";
import { useUrlParams } from "@/lib/hydration/use-url-params";
import type { usePaymentRequest } from "./use-payment-request";

/** What a number field accepts. */
const AMOUNT = /^\d*\.?\d+$/;

/** Takes amount and note from a link such as `/pay?amount=120&note=C-1A2B3C4D`, and removes them from the URL. */
export function useLinkedRequest({ setAmount, setNote }: ReturnType<typeof usePaymentRequest>) {
  const [params, change] = useUrlParams();
  const amount = params.get("amount");
  const note = params.get("note");
  useEffect(() => {
    if (amount === null && note === null) return;
    setAmount(amount && AMOUNT.test(amount) ? amount : "");
    setNote((note ?? "").slice(0, noteLength));
    change({ amount: null, note: null });
  }, [amount, note, setAmount, setNote, change]);
}
