import { useSearchParams } from "react-router-dom";
import { useChoiceInAddress } from "./use-choice-in-address";

/**
 * The search, the order and the open editor of an admin list, in the URL: `?q=`, `?sort=`, and
 * `?new` or `?edit={id}`.
 *
 * @param sorts the valid orders; the first is the default
 */
export function useListAddress<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [params, setParams] = useSearchParams();
  const [sort, setSort] = useChoiceInAddress("sort", sorts);

  function change(values: Record<string, string | null>, replace: boolean) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    search: params.get("q") ?? "",
    setSearch: (search: string) => change({ q: search || null }, true),
    sort,
    setSort,
    /** Id of the record in the editor: null for a new one, undefined when no editor is open. */
    edited: params.get("edit") ?? (params.has("new") ? null : undefined),
    openEditor: (id: string | null) =>
      change(id === null ? { new: "", edit: null } : { new: null, edit: id }, false),
    closeEditor: () => change({ new: null, edit: null }, true),
  };
}
