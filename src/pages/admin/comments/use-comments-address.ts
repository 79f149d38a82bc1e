import { useSearchParams } from "react-router-dom";
import { useChoiceInAddress } from "@/components/use-choice-in-address";
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

/** Filters and order of the list, in the URL: `?q=`, `?status=`, `?sort=`, `?sender=`. */
export function useCommentsAddress() {
  const { search, setSearch, sort, setSort } = useListAddress(SORTS);
  const [status, setStatus] = useChoiceInAddress("status", STATUSES);
  const [params, setParams] = useSearchParams();
  const sender = params.get("sender") || undefined;
  const filters: ModerationFilters = { search, status, sort, sender };

  /** Shows everything from one sender, whatever was looked for; everybody's without one. */
  function setSender(next: string | undefined) {
    setParams(next === undefined ? {} : { sender: next });
  }
  return { filters, setSearch, setStatus, setSort, setSender };
}
