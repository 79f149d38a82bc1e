import { queryOptions } from "@tanstack/react-query";
import { env } from "@/lib/env";

export type ExchangeRate = {
  usdPerBitcoin: number;
  /** ISO 8601 instant of the rate, as its service gives it. */
  time: string;
};

/** Longest wait for the rate service, in milliseconds. */
const DEADLINE = 9_000;

/**
 * The price of a bitcoin in US dollars. Asked for only where the owner has named a service.
 *
 * Source of the answer's form: https://mempool.space/docs/api/rest#get-price
 */
export function exchangeRateQuery() {
  return queryOptions({
    queryKey: ["exchange-rate"],
    queryFn: async ({ signal }) => {
      const answer = await fetch(env.rateUrl, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
        referrerPolicy: "no-referrer",
      });
      if (!answer.ok) throw new Error(`The rate service answered ${answer.status}`);
      return toExchangeRate(await answer.json());
    },
    staleTime: 300_000,
  });
}

function toExchangeRate(answer: unknown): ExchangeRate {
  if (typeof answer === "object" && answer && "USD" in answer && "time" in answer) {
    const { USD, time } = answer;
    if (typeof USD === "number" && USD > 0 && typeof time === "number") {
      return { usdPerBitcoin: USD, time: new Date(time * 1000).toISOString() };
    }
  }
  throw new Error("The rate service answered in another form");
}
