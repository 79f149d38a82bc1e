import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { StatusChange } from "@/lib/inbox-types";

/**
 * The status of an item: from the list, or as changed since the list was fetched. An item that has left the
 * list but is still shown has only the latter.
 */
export function useStatus(
  item: { status: string },
  change: UseMutationResult<void, Error, StatusChange>,
) {
  const [changed, setChanged] = useState<{ status: string }>();
  const isChanged = change.isPending || (change.isSuccess && changed === item);
  const status = isChanged ? change.variables.to : item.status;

  function take(step: StatusChange) {
    setChanged(item);
    change.mutate(step);
  }
  return { status, take, setStatus: (to: string) => take({ from: status, to }) };
}
