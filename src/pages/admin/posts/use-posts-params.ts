import { useUrlChoice } from "@/lib/hydration/use-url-params";
import {
  sortChoices as recordSortChoices,
  useListParams,
} from "@/components/admin/use-list-params";
import { postStatuses, type AdminPostFilters, type PostSort } from "@/data/posts/admin";
import { recordSorts } from "@/lib/record";
import { t } from "@/lib/words";

const labels: Record<AdminPostFilters["status"], string> = {
  all: t("All"),
  published: t("Published"),
  scheduled: t("Scheduled"),
  unlisted: t("Unlisted"),
  draft: t("Draft"),
  featured: t("Featured"),
};
export const statusChoices = postStatuses.map((value) => ({ value, label: labels[value] }));
export const sortChoices: readonly { value: PostSort; label: string }[] = [
  ...recordSortChoices,
  { value: "views", label: t("Most viewed") },
];

/** {@link useListParams}, with `?status=`. */
export function usePostsParams() {
  const { search, sort, ...address } = useListParams([...recordSorts, "views"]);
  const [status, setStatus] = useUrlChoice("status", postStatuses);
  const filters: AdminPostFilters = { search, status, sort };
  return { filters, setStatus, ...address };
}
