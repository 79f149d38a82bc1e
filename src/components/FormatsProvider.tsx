import { useDeferredValue, type ReactNode } from "react";
import { buildFormats, FormatsContext, visitorFormats } from "@/lib/format/dates-and-numbers";
import { useHydrated } from "@/lib/hydration/use-hydrated";

type Props = { children: ReactNode };

/**
 * Changes the formats of dates and numbers from the build's to the visitor's after hydration. Deferred, because
 * a page has many of them and must stay responsive.
 */
export function FormatsProvider({ children }: Props) {
  const isHydrated = useDeferredValue(useHydrated());
  return (
    <FormatsContext value={isHydrated ? visitorFormats : buildFormats}>{children}</FormatsContext>
  );
}
