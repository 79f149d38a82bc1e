import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useListAddress } from "@/components/use-list-address";
import type { ModerationFilters } from "@/data/comments/admin";

const STATUSES = ["all", "pending", "approved", "spam"] as const;
const SORTS = ["newest", "oldest"] as const;

export const statusLabels: Record<ModerationFilters["status"], string> = {
  all: "All",
  pending: "Pending",
  approved: "Approved",
  spam: "Spam",
};
export const statusTabs = STATUSES.map((value) => ({ value, label: statusLabels[value] }));
export const sortChoices = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
] as const;

/**
 * Filters and order of the list, in the URL: `?q=`, `?status=`, `?sort=`, `?sender=`. An address without
 * any becomes that of what waits, or of all where nothing does.
 *
 * @param waiting how many comments wait; undefined while unknown
 * @returns beside the filters and what changes them, `isOpening` until it is clear what is shown
 */
export function useCommentsAddress(waiting: number | undefined) {
  const { search, setSearch, sort, setSort } = useListAddress(SORTS);
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((one) => one === params.get("status")) ?? "all";
  const sender = params.get("sender") || undefined;
  const filters: ModerationFilters = { search, status, sort, sender };
  const isOpening = params.size === 0;

  useEffect(() => {
    if (!isOpening || waiting === undefined) return;
    setParams({ status: waiting > 0 ? "pending" : "all" }, { replace: true });
  }, [isOpening, waiting, setParams]);

  function setStatus(next: ModerationFilters["status"]) {
    setParams(
      (previous) => {
        const changed = new URLSearchParams(previous);
        changed.set("status", next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  /** Shows everything from one sender, whatever was looked for; everybody's without one. */
  function setSender(next: string | undefined) {
    setParams(next === undefined ? { status: "all" } : { sender: next });
  }
  return { filters, isOpening, setSearch, setStatus, setSort, setSender };
}
