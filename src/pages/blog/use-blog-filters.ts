import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "@/data/categories";
import type { PostFilters } from "@/data/posts/public";
import { useUrlParams } from "@/lib/hydration/use-url-params";
import { nameKey } from "@/lib/text/name-key";

/** Search text and category of the list, in the URL, so that it can be shared. */
export function useBlogFilters() {
  const [params, change] = useUrlParams();
  const { data: names = [] } = useQuery(categoriesQuery());
  const categoryParam = params.get("category");
  const category =
    categoryParam &&
    (names.find((name) => nameKey(name) === nameKey(categoryParam)) ?? categoryParam);
  const filters: PostFilters = {
    search: params.get("q") ?? "",
    category: category === "all" ? null : category,
  };

  return {
    filters,
    isFiltered: filters.search !== "" || filters.category !== null,
    setSearch: (search: string) => change({ q: search || null }),
    setCategory: (category: string | null) => change({ category }),
  };
}
