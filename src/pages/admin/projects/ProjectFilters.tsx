import { SortMenu } from "@/components/SortMenu";
import { TextField } from "@/components/ui/TextField";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { AdminProjectFilters, ProjectSort } from "@/data/project-editing";

type Props = {
  filters: AdminProjectFilters;
  onSearch: (search: string) => void;
  onSort: (sort: ProjectSort) => void;
};

const sortChoices: readonly { value: ProjectSort; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "edited", label: "Last edited" },
  { value: "title", label: "Title" },
];

export function ProjectFilters({ filters, onSearch, onSort }: Props) {
  const input = useDebouncedInput(filters.search, onSearch);
  return (
    <div role="search" className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <TextField
        label="Search projects"
        isLabelHidden
        type="search"
        placeholder="Title, description or technology"
        maxLength={200}
        {...input}
      />
      <SortMenu value={filters.sort} choices={sortChoices} onChange={onSort} />
    </div>
  );
}
