import { ArrowDownUp } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Menu, MenuChoice } from "@/components/ui/Menu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { ModerationFilters } from "@/data/moderation";
import { sortChoices } from "./use-comments-address";

type Props = {
  filters: ModerationFilters;
  onSearch: (search: string) => void;
  onSort: (sort: ModerationFilters["sort"]) => void;
};

export function CommentFilters({ filters, onSearch, onSort }: Props) {
  const input = useDebouncedInput(filters.search, onSearch);
  const chosen = sortChoices.find(({ value }) => value === filters.sort);
  return (
    <div role="search" className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <TextField
        label="Search comments"
        isLabelHidden
        type="search"
        placeholder="Author, comment or post"
        maxLength={200}
        {...input}
      />
      <Menu
        trigger={
          <Button variant="secondary" className="max-sm:px-3.5">
            <ArrowDownUp aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{chosen?.label}</span>
          </Button>
        }
      >
        <MenuChoice label="Sort" value={filters.sort} choices={sortChoices} onChange={onSort} />
      </Menu>
    </div>
  );
}
