import { useUrlParams } from "@/lib/hydration/use-url-params";
import type { InboxFilters, InboxSort } from "@/lib/inbox-types";

export const sortChoices: readonly { value: InboxSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "name", label: "Name" },
];

/**
 * Filters, order and page of the list, in the URL: `?status=`, `?q=`, `?sort=` and `?page=`. A
 * change of filter or order goes back to the first page.
 *
 * @param statuses those of the table
 */
export function useInboxParams(statuses: readonly { value: string }[]) {
  const [params, change] = useUrlParams();
  const status = statuses.find(({ value }) => value === params.get("status"))?.value ?? "all";
  const sort = sortChoices.find(({ value }) => value === params.get("sort"))?.value ?? "newest";
  const filters: InboxFilters = {
    search: params.get("q") ?? "",
    status,
    sort,
    page: pageNumber(params.get("page")),
  };
  return {
    filters,
    setSearch: (search: string) => change({ q: search || null, page: null }),
    setStatus: (next: string) => change({ status: next === "all" ? null : next, page: null }),
    setSort: (next: InboxSort) => change({ sort: next === "newest" ? null : next, page: null }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : null }, { push: true }),
    showAll: () => change({ q: null, status: null, page: null }),
  };
}

/** A number from 1 to 99,999; anything else is the first page. */
function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;
}
