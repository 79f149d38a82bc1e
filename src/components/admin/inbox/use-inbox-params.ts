import { sortsByTime } from "@/components/admin/use-list-params";
import { useUrlParams } from "@/lib/hydration/use-url-params";
import type { InboxFilters, InboxSort } from "@/lib/inbox-types";
import { isUuid } from "@/lib/text/is-uuid";
import { t } from "@/lib/words";

export const sortChoices: readonly { value: InboxSort; label: string }[] = [
  ...sortsByTime,
  { value: "name", label: t("Name") },
];

/**
 * Filters, order and page of the list, in the URL: `?status=`, `?q=`, `?sort=` and `?page=`, or the
 * `?id=` of one item. A change of filter or order goes back to the first page of all items.
 */
export function useInboxParams(statuses: readonly { value: string }[]) {
  const [params, change] = useUrlParams();
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
  const show = (values: Record<string, string | null>, options?: { push: boolean }) =>
    change({ id: null, page: null, ...values }, options);
  return {
    filters,
    setSearch: (search: string) => show({ q: search || null }),
    setStatus: (next: string) => show({ status: next === "all" ? null : next }),
    setSort: (next: InboxSort) => show({ sort: next === "newest" ? null : next }),
    setPage: (page: number) => show({ page: page > 1 ? String(page) : null }, { push: true }),
    showAll: () => show({ q: null, status: null }),
  };
}

/** A number from 1 to 99,999; anything else is the first page. */
function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;
}
