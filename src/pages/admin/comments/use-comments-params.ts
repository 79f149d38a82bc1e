import { useEffect, useEffectEvent } from "react";
import { useListParams } from "@/components/admin/use-list-params";
import type { ModerationFilters } from "@/data/comments/admin";
import { useUrlParams } from "@/lib/hydration/use-url-params";
import { t } from "@/lib/words";

const STATUSES = ["all", "pending", "approved", "spam"] as const;
const SORTS = ["newest", "oldest"] as const;

export const statusLabels: Record<ModerationFilters["status"], string> = {
  all: t("All"),
  pending: t("Pending"),
  approved: t("Approved"),
  spam: t("Spam"),
};
export const statusTabs = STATUSES.map((value) => ({ value, label: statusLabels[value] }));

/**
 * Filters and order of the list, in the URL: `?q=`, `?status=`, `?sort=`, `?sender=`. A URL without any
 * defaults to pending comments, or to all if none are pending.
 *
 * @param waiting the number of pending comments; undefined while unknown
 * @returns besides the filters and their setters, `isOpening` until it is known what is shown
 */
export function useCommentsParams(waiting: number | undefined) {
  const { search, setSearch, sort, setSort } = useListParams(SORTS);
  const [params, change] = useUrlParams();
  const status = STATUSES.find((one) => one === params.get("status")) ?? "all";
  const sender = params.get("sender") || undefined;
  const filters: ModerationFilters = { search, status, sort, sender };
  const isOpening = String(params) === "";

  const open = useEffectEvent((some: boolean) => change({ status: some ? "pending" : "all" }));
  useEffect(() => {
    if (isOpening && waiting !== undefined) open(waiting > 0);
  }, [isOpening, waiting]);

  return {
    filters,
    isOpening,
    setSearch,
    setStatus: (next: ModerationFilters["status"]) => change({ status: next }),
    setSort,
    /** Shows everything from one sender, ignoring the search; everyone's without one. */
    setSender: (next: string | undefined) =>
      change(
        { q: null, sort: null, status: next ? null : "all", sender: next ?? null },
        { push: true },
      ),
  };
}
