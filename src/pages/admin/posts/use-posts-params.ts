import { useUrlChoice } from "@/lib/hydration/use-url-params";
import { useListParams } from "@/components/admin/use-list-params";
import type { AdminPostFilters, PostSort } from "@/data/posts/admin";

export const statusChoices: readonly { value: AdminPostFilters["status"]; label: string }[] = [
  { value: "all", label: "All" },
  { value: "published", label: "Published" },
  { value: "scheduled", label: "Scheduled" },
  { value: "unlisted", label: "Unlisted" },
  { value: "draft", label: "Draft" },
  { value: "featured", label: "Featured" },
];
export const sortChoices: readonly { value: PostSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "edited", label: "Last edited" },
  { value: "title", label: "Title" },
  { value: "views", label: "Most viewed" },
];

/** {@link useListParams}, with `?status=`. */
export function usePostsParams() {
  const { search, sort, ...address } = useListParams([
    "newest",
    "oldest",
    "edited",
    "title",
    "views",
  ]);
  const [status, setStatus] = useUrlChoice("status", [
    "all",
    "published",
    "scheduled",
    "unlisted",
    "draft",
    "featured",
  ]);
  const filters: AdminPostFilters = { search, status, sort };
  return { filters, setStatus, ...address };
}
