import { useChoiceInAddress } from "@/components/use-choice-in-address";
import { useListAddress } from "@/components/use-list-address";
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

/** {@link useListAddress}, with `?status=`. */
export function usePostsAddress() {
  const { search, sort, ...address } = useListAddress([
    "newest",
    "oldest",
    "edited",
    "title",
    "views",
  ]);
  const [status, setStatus] = useChoiceInAddress("status", [
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
