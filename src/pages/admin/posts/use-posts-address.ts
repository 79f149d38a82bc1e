import { useSearchParams } from "react-router-dom";
import type { AdminPostFilters } from "@/data/posts";

export const statusChoices: readonly { value: AdminPostFilters["status"]; label: string }[] = [
  { value: "all", label: "All" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Draft" },
  { value: "featured", label: "Featured" },
];

/**
 * What the list shows and which editor is open, kept in the address so that a reload keeps it:
 * `?q=`, `?status=`, and `?new` or `?edit={id}`.
 */
export function usePostsAddress() {
  const [params, setParams] = useSearchParams();
  const status = statusChoices.find(({ value }) => value === params.get("status"))?.value ?? "all";
  const filters: AdminPostFilters = { search: params.get("q") ?? "", status };

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
    filters,
    /** The id of the post in the editor, null for a new post, undefined when no editor is open. */
    edited: params.get("edit") ?? (params.has("new") ? null : undefined),
    setSearch: (search: string) => change({ q: search || null }, true),
    setStatus: (next: AdminPostFilters["status"]) =>
      change({ status: next === "all" ? null : next }, true),
    openEditor: (id: string | null) =>
      change(id === null ? { new: "", edit: null } : { new: null, edit: id }, false),
    closeEditor: () => change({ new: null, edit: null }, true),
  };
}
