import { RotateCw } from "lucide-react";
import { Button } from "./Button";
import { t } from "@/lib/words";

type Props = { message: string; onRetry: () => void; isRetrying?: boolean };

/** Says what failed and offers Retry, without reloading the page. */
export function ErrorState({ message, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-s-2 border-danger py-2 ps-5">
      <p className="max-w-measure">{message}</p>
      <Button variant="secondary" size="small" onClick={onRetry} isBusy={isRetrying}>
        {!isRetrying && <RotateCw aria-hidden className="size-4" />}
        {t("Retry")}
      </Button>
    </div>
  );
}
