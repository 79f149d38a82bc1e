import { ArrowUpDown } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Menu, MenuChoice } from "@/components/ui/Menu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { InboxKind } from "./inbox-kind";
import { sortChoices, type useInboxAddress } from "./use-inbox-address";

type Props = { kind: InboxKind; address: ReturnType<typeof useInboxAddress> };

export function InboxFilters({ kind, address }: Props) {
  const { search, sort } = address.filters;
  const input = useDebouncedInput(search, address.setSearch);
  const chosen = sortChoices.find(({ value }) => value === sort);
  return (
    <div role="search" className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <TextField
        label={`Search ${kind.many}`}
        isLabelHidden
        type="search"
        placeholder={kind.searchedFields}
        maxLength={200}
        {...input}
      />
      <Menu
        trigger={
          <Button variant="secondary" className="max-sm:w-11 max-sm:px-0">
            <ArrowUpDown aria-hidden className="size-4" />
            <span className="sr-only">Sort:</span>{" "}
            <span className="max-sm:sr-only">{chosen?.label}</span>
          </Button>
        }
      >
        <MenuChoice label="Sort" value={sort} choices={sortChoices} onChange={address.setSort} />
      </Menu>
    </div>
  );
}
