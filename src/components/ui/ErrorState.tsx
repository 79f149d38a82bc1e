import { RotateCw } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { focusMain } from "@/lib/browser/focus-main";
import { Button } from "./Button";
import { t } from "@/lib/words";

/** What failed, and how to retry it: mostly a query. */
export type Failed = { refetch: () => unknown; isFetching?: boolean };
type Props = { message: string; query: Failed; action?: string };

/**
 * Says what failed and offers Retry, without reloading the page. If the button disappears with the focus, the heading
 * above gets it, unless something else does, such as the first new row of a list.
 */
export function ErrorState({
  message,
  query: { refetch, isFetching = false },
  action = t("Retry"),
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const heading = current.closest("section, main")?.querySelector<HTMLElement>("h1, h2, h3");
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (heading?.isConnected) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        } else focusMain();
      });
    };
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="grid justify-items-start gap-4 border-s-2 border-danger py-2 ps-5"
    >
      <p className="max-w-measure">{message}</p>
      <Button variant="secondary" size="small" onClick={() => void refetch()} isBusy={isFetching}>
        {!isFetching && <RotateCw aria-hidden className="size-4" />}
        {action}
      </Button>
    </div>
  );
}
