import { useSearchParams } from "react-router-dom";
import type { InboxFilters, InboxSort } from "@/lib/inbox-types";
import { isUuid } from "@/lib/text/is-uuid";

export const sortChoices: readonly { value: InboxSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "name", label: "Name" },
];

/**
 * Filters, order and page of the list, in the URL: `?status=`, `?q=`, `?sort=` and `?page=`, or the
 * `?id=` of one item. A change of filter or order goes back to the first page of all items.
 *
 * @param statuses those of the table
 */
export function useInboxAddress(statuses: readonly { value: string }[]) {
  const [params, setParams] = useSearchParams();
  const status = statuses.find(({ value }) => value === params.get("status"))?.value ?? "all";
  const sort = sortChoices.find(({ value }) => value === params.get("sort"))?.value ?? "newest";
  const id = params.get("id") ?? "";
  const filters: InboxFilters = {
    ...(isUuid(id) && { id }),
    search: params.get("q") ?? "",
    status,
    sort,
    page: pageNumber(params.get("page")),
  };

  function change(values: Record<string, string>, replace = true) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries({ id: "", page: "", ...values })) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    filters,
    setSearch: (search: string) => change({ q: search }),
    setStatus: (next: string) => change({ status: next === "all" ? "" : next }),
    setSort: (next: InboxSort) => change({ sort: next === "newest" ? "" : next }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : "" }, false),
    showAll: () => change({ q: "", status: "" }),
  };
}

/** A number from 1 to 99,999; anything else is the first page. */
function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;
}
