import { useUrlChoice, useUrlParams } from "@/lib/hydration/use-url-params";
import type { RecordSort } from "@/lib/record";
import { t } from "@/lib/words";

/** The orders of every list, as its menu names them. */
export const sortsByTime = [
  { value: "newest", label: t("Newest") },
  { value: "oldest", label: t("Oldest") },
] as const;
/** The orders of a list of records. */
export const sortChoices: readonly { value: RecordSort; label: string }[] = [
  ...sortsByTime,
  { value: "edited", label: t("Last edited") },
  { value: "title", label: t("Title") },
];

/**
 * The search, the order and the open editor of an admin list, in the URL: `?q=`, `?sort=`, and `?new` or
 * `?edit={id}`; `?new={id}` continues with a new one that was never saved.
 *
 * @param sorts the valid orders; the first is the default
 */
export function useListParams<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const [params, change] = useUrlParams();
  const [sort, setSort] = useUrlChoice("sort", sorts);
  return {
    search: params.get("q") ?? "",
    setSearch: (search: string) => change({ q: search || null }),
    sort,
    setSort,
    /** Id of the record in the editor: null for a new one, undefined when no editor is open. */
    edited: params.get("edit") ?? (params.has("new") ? null : undefined),
    /** The id of the new record, if a draft of it exists. */
    newId: params.get("new") || undefined,
    openEditor: (id: string | null) =>
      change(id === null ? { new: "", edit: null } : { new: null, edit: id }, { push: true }),
    closeEditor: () => change({ new: null, edit: null }),
  };
}
