import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/Button";
import { t } from "@/lib/words";

type Props = { query: Pick<UseQueryResult, "isError" | "isFetching" | "refetch"> };

/** Says that the available times are being looked for, or could not be loaded. */
export function TimesStatus({ query: { isError, isFetching, refetch } }: Props) {
  if (!isError) return <p>{t("Looking for available times…")}</p>;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {t("The available times could not be loaded.")}
      <Button size="small" variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {t("Retry")}
      </Button>
    </p>
  );
}
