import { useSearchParams } from "react-router-dom";
import { useChoiceInAddress } from "@/components/use-choice-in-address";
import type { ModerationFilters } from "@/data/moderation";

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

/** What the list shows, kept in the address so that a reload keeps it: `?q=`, `?status=`, `?sort=`. */
export function useCommentsAddress() {
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useChoiceInAddress("status", STATUSES);
  const [sort, setSort] = useChoiceInAddress("sort", SORTS);
  const filters: ModerationFilters = { search: params.get("q") ?? "", status, sort };

  function setSearch(search: string) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (search) next.set("q", search);
        else next.delete("q");
        return next;
      },
      { replace: true },
    );
  }

  return { filters, setSearch, setStatus, setSort };
}
