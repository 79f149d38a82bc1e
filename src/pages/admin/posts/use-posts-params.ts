import { useUrlChoice } from "@/lib/hydration/use-url-params";
import {
  sortChoices as recordSortChoices,
  useListParams,
} from "@/components/admin/use-list-params";
import type { AdminPostFilters, PostSort } from "@/data/posts/admin";
import { recordSorts } from "@/lib/record";
import { t } from "@/lib/words";

export const statusChoices: readonly { value: AdminPostFilters["status"]; label: string }[] = [
  { value: "all", label: t("All") },
  { value: "published", label: t("Published") },
  { value: "scheduled", label: t("Scheduled") },
  { value: "unlisted", label: t("Unlisted") },
  { value: "draft", label: t("Draft") },
  { value: "featured", label: t("Featured") },
];
export const sortChoices: readonly { value: PostSort; label: string }[] = [
  ...recordSortChoices,
  { value: "views", label: t("Most viewed") },
];

/** {@link useListParams}, with `?status=`. */
export function usePostsParams() {
  const { search, sort, ...address } = useListParams([...recordSorts, "views"]);
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
