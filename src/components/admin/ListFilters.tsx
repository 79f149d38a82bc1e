import type { ComponentProps, ReactNode } from "react";
import { ListSearch } from "./ListSearch";
import { SortMenu } from "./SortMenu";

type Props<Sort extends string> = ComponentProps<typeof ListSearch> & {
  sort: Sort;
  sortChoices: readonly { value: Sort; label: string }[];
  onSort: (sort: Sort) => void;
  /** Further filters, before the order. */
  children?: ReactNode;
};

/** The row above a list of the owner: search, filters, order. */
export function ListFilters<Sort extends string>({
  sort,
  sortChoices,
  onSort,
  children,
  ...search
}: Props<Sort>) {
  return (
    <div role="search" className="flex flex-wrap gap-3">
      <ListSearch {...search} />
      <div className="flex gap-3">
        {children}
        <SortMenu value={sort} choices={sortChoices} onChange={onSort} />
      </div>
    </div>
  );
}
