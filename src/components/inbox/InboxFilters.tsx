import { SortMenu } from "@/components/SortMenu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { InboxKind } from "./inbox-kind";
import { sortChoices, type useInboxAddress } from "./use-inbox-address";

type Props = { kind: InboxKind; address: ReturnType<typeof useInboxAddress> };

export function InboxFilters({ kind, address }: Props) {
  const { search, sort } = address.filters;
  const input = useDebouncedInput(search, address.setSearch);
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
      <SortMenu value={sort} choices={sortChoices} onChange={address.setSort} />
    </div>
  );
}
