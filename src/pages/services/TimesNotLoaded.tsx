import { Button } from "@/components/ui/Button";
import type { Failed } from "@/components/ui/ErrorState";
import { t } from "@/lib/words";

type Props = { query: Failed };

export function TimesNotLoaded({ query: { refetch, isFetching = false } }: Props) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {t("The available times could not be loaded.")}
      <Button size="small" variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {t("Retry")}
      </Button>
    </p>
  );
}
