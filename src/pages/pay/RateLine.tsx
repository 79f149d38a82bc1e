import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/Button";
import type { ExchangeRate } from "@/data/exchange-rate";
import { formatDateTime, formatDollars } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = {
  usd: number;
  /** Null when no rate service is configured. */
  rate: UseQueryResult<ExchangeRate> | null;
};

/** Says at which rate the amount was converted, or that it could not be. */
export function RateLine({ usd, rate }: Props) {
  return (
    <div role="status" className="text-sm text-ink-muted">
      {rate === null ? (
        <p>
          {t(
            "Bitcoin rates are not fetched here: the amount is left out of the link, and its label says {sum}.",
            { sum: formatDollars(usd) },
          )}
        </p>
      ) : rate.isSuccess ? (
        <p>
          {t("{sum} at {rate} for one bitcoin, the rate of {time}.", {
            sum: formatDollars(usd),
            rate: formatDollars(rate.data.usdPerBitcoin),
            time: <time dateTime={rate.data.time}>{formatDateTime(rate.data.time)}</time>,
          })}
        </p>
      ) : rate.isPending ? (
        <p>{t("Fetching the bitcoin rate…")}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {t(
              "The bitcoin rate could not be fetched: the amount is left out of the link, and its label says {sum}.",
              { sum: formatDollars(usd) },
            )}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void rate.refetch()}
            isBusy={rate.isFetching}
          >
            {t("Retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
