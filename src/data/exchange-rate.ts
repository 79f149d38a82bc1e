import { queryOptions } from "@tanstack/react-query";
import { env } from "@/lib/env";
import { DEADLINE } from "@/lib/requests/deadline";

export type ExchangeRate = {
  usdPerBitcoin: number;
  /** ISO 8601 instant of the rate, as the service reports it. */
  time: string;
};

/**
 * The price of a bitcoin in US dollars. Requested only if the owner has configured a service.
 *
 * Source of the response format: https://mempool.space/docs/api/rest#get-price
 */
export function exchangeRateQuery() {
  return queryOptions({
    queryKey: ["exchange-rate"],
    queryFn: async ({ signal }) => {
      const response = await fetch(env.rateUrl, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
        referrerPolicy: "no-referrer",
      });
      if (!response.ok) throw new Error(`The rate service answered ${response.status}`);
      return toExchangeRate(await response.json());
    },
    staleTime: 300_000,
  });
}

function toExchangeRate(body: unknown): ExchangeRate {
  const { USD, time } = Object(body);
  if (typeof USD === "number" && USD > 0 && typeof time === "number") {
    return { usdPerBitcoin: USD, time: new Date(time * 1000).toISOString() };
  }
  throw new Error("The rate service answered in another form");
}
