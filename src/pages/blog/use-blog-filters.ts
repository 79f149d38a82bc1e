import { useSearchParams } from "@/lib/hydration/use-search-params";
import type { PostFilters } from "@/data/posts/public";

/** Search text and category of the list, in the URL, so that it can be shared. */
export function useBlogFilters() {
  const [params, setParams] = useSearchParams();
  const category = params.get("category");
  const filters: PostFilters = {
    search: params.get("q") ?? "",
    category: category === "all" ? null : category,
  };

  function change(name: string, value: string, isDefault: boolean) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (isDefault) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    filters,
    isFiltered: filters.search !== "" || filters.category !== null,
    setSearch: (search: string) => change("q", search, search === ""),
    setCategory: (category: string | null) => change("category", category ?? "", category === null),
  };
}
