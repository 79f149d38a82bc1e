import { RotateCw } from "lucide-react";
import { Button } from "./Button";
import { t } from "@/lib/words";

/** What failed, and how to retry it: mostly a query. */
export type Failed = { refetch: () => unknown; isFetching?: boolean };
type Props = { message: string; query: Failed; action?: string };

/** Says what failed and offers Retry, without reloading the page. */
export function ErrorState({
  message,
  query: { refetch, isFetching = false },
  action = t("Retry"),
}: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-s-2 border-danger py-2 ps-5">
      <p className="max-w-measure">{message}</p>
      <Button variant="secondary" size="small" onClick={() => void refetch()} isBusy={isFetching}>
        {!isFetching && <RotateCw aria-hidden className="size-4" />}
        {action}
      </Button>
    </div>
  );
}
