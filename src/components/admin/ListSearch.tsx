import * as limits from "@/lib/supabase/limits/functions";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";

type Props = {
  /** Says what is searched, e.g. "Search messages". */
  label: string;
  /** The searched fields, as the placeholder of the empty box. */
  searchedFields: string;
  search: string;
  onSearch: (search: string) => void;
};

/** The search box of the owner's lists, which takes the width that is left in its row. */
export function ListSearch({ label, searchedFields, search, onSearch }: Props) {
  const input = useDebouncedInput(search, onSearch);
  return (
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
  );
}
