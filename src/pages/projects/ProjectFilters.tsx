import { Search } from "lucide-react";
import { Chip } from "@/components/ui/Chip";
import { useDebouncedInput } from "@/components/use-debounced-input";
import { projectStatuses, statusLabel, type useProjectFilters } from "./use-project-filters";

type Props = Pick<ReturnType<typeof useProjectFilters>, "filters" | "setSearch" | "setStatus">;

export function ProjectFilters({ filters, setSearch, setStatus }: Props) {
  const input = useDebouncedInput(filters.search, setSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-y py-5 lg:grid-cols-12 lg:items-center"
    >
      <label className="flex min-h-11 items-center gap-3 border-b border-line-strong focus-within:border-accent lg:col-span-4">
        <Search aria-hidden className="size-4 text-ink-muted" />
        <span className="sr-only">Search projects</span>
        <input
          type="search"
          {...input}
          maxLength={200}
          placeholder="Search projects..."
          className="w-full bg-transparent py-2 text-base outline-none placeholder:text-ink-muted"
        />
      </label>
      <div
        role="group"
        aria-label="Status"
        className="flex flex-wrap gap-2 lg:col-span-8 lg:justify-end"
      >
        {projectStatuses.map((status) => (
          <Chip
            key={status}
            isSelected={filters.status === status}
            onClick={() => setStatus(status)}
            className="capitalize"
          >
            {statusLabel(status)}
          </Chip>
        ))}
      </div>
    </form>
  );
}
