import { ListFilter } from "lucide-react";
import { ListFilters } from "@/components/admin/ListFilters";
import { Button } from "@/components/ui/Button";
import { Menu, MenuChoice } from "@/components/ui/Menu";
import type { AdminPostFilters } from "@/data/posts/admin";
import { t } from "@/lib/words";
import { sortChoices, statusChoices } from "./use-posts-params";

type Props = {
  filters: AdminPostFilters;
  onSearch: (search: string) => void;
  onStatus: (status: AdminPostFilters["status"]) => void;
  onSort: (sort: AdminPostFilters["sort"]) => void;
};

export function PostFilters({ filters, onSearch, onStatus, onSort }: Props) {
  const chosen = statusChoices.find(({ value }) => value === filters.status);
  return (
    <ListFilters
      label={t("Search posts")}
      searchedFields={t("Title or category")}
      search={filters.search}
      onSearch={onSearch}
      sort={filters.sort}
      sortChoices={sortChoices}
      onSort={onSort}
    >
      <Menu
        trigger={
          <Button variant="secondary">
            <ListFilter aria-hidden className="size-4 max-sm:hidden" />
            {t("Filter")}
            {filters.status !== "all" && <span className="text-accent">{chosen?.label}</span>}
          </Button>
        }
      >
        <MenuChoice
          label={t("Show")}
          value={filters.status}
          choices={statusChoices}
          onChange={onStatus}
        />
      </Menu>
    </ListFilters>
  );
}
