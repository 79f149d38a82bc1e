import { ListFilter } from "lucide-react";
import { SortMenu } from "@/components/SortMenu";
import { Button } from "@/components/ui/Button";
import { Menu, MenuChoice } from "@/components/ui/Menu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { AdminPostFilters } from "@/data/post-editing";
import { sortChoices, statusChoices } from "./use-posts-address";

type Props = {
  filters: AdminPostFilters;
  onSearch: (search: string) => void;
  onStatus: (status: AdminPostFilters["status"]) => void;
  onSort: (sort: AdminPostFilters["sort"]) => void;
};

export function PostFilters({ filters, onSearch, onStatus, onSort }: Props) {
  const input = useDebouncedInput(filters.search, onSearch);
  const chosen = statusChoices.find(({ value }) => value === filters.status);
  return (
    <div role="search" className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label="Search posts"
        isLabelHidden
        type="search"
        placeholder="Title or category"
        maxLength={200}
        {...input}
      />
      <div className="flex gap-3">
        <Menu
          trigger={
            <Button variant="secondary">
              <ListFilter aria-hidden className="size-4" />
              Filter
              {filters.status !== "all" && <span className="text-accent">{chosen?.label}</span>}
            </Button>
          }
        >
          <MenuChoice
            label="Show"
            value={filters.status}
            choices={statusChoices}
            onChange={onStatus}
          />
        </Menu>
        <SortMenu value={filters.sort} choices={sortChoices} onChange={onSort} />
      </div>
    </div>
  );
}
