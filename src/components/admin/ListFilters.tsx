import type { ReactNode } from "react";
import * as limits from "@/lib/supabase/limits/functions";
import { SortMenu } from "./SortMenu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";

type Props<Sort extends string> = {
  /** Says what is searched, e.g. "Search messages". */
  label: string;
  /** The searched fields, as the placeholder of the empty box. */
  searchedFields: string;
  search: string;
  onSearch: (search: string) => void;
  sort: Sort;
  sortChoices: readonly { value: Sort; label: string }[];
  onSort: (sort: Sort) => void;
  /** Further filters, before the order. */
  children?: ReactNode;
};

/** The row above a list of the owner: search, filters, order. */
export function ListFilters<Sort extends string>({
  label,
  searchedFields,
  search,
  onSearch,
  sort,
  sortChoices,
  onSort,
  children,
}: Props<Sort>) {
  const input = useDebouncedInput(search, onSearch);
  return (
    <div role="search" className="flex flex-wrap gap-3">
      <div className="min-w-[min(10rem,100%)] flex-1">
        <TextField
          label={label}
          isLabelHidden
          type="search"
          placeholder={searchedFields}
          className="truncate"
          maxLength={limits.like_pattern_search_max_length}
          {...input}
        />
      </div>
      <div className="flex gap-3">
        {children}
        <SortMenu value={sort} choices={sortChoices} onChange={onSort} />
      </div>
    </div>
  );
}
