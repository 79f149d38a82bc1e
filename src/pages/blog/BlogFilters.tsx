import { Search } from "lucide-react";
import { Chip } from "@/components/ui/Chip";
import { useDebouncedInput } from "@/components/use-debounced-input";
import type { PostFilters } from "@/data/posts";

type Props = {
  filters: PostFilters;
  categories: string[];
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
};

export function BlogFilters({ filters, categories, onSearch, onCategory }: Props) {
  const input = useDebouncedInput(filters.search, onSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-y py-5 lg:grid-cols-12 lg:items-center"
    >
      <label className="flex min-h-11 items-center gap-3 border-b border-line-strong focus-within:border-accent lg:col-span-4">
        <Search aria-hidden className="size-4 text-ink-muted" />
        <span className="sr-only">Search articles</span>
        <input
          type="search"
          {...input}
          maxLength={200}
          placeholder="Search articles..."
          className="w-full bg-transparent py-2 text-base outline-none placeholder:text-ink-muted"
        />
      </label>
      <div
        role="group"
        aria-label="Category"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0 lg:col-span-8 lg:justify-end"
      >
        <Chip isSelected={filters.category === "all"} onClick={() => onCategory("all")}>
          All
        </Chip>
        {categories.map((name) => (
          <Chip
            key={name}
            isSelected={filters.category === name}
            onClick={() => onCategory(name)}
            className="shrink-0"
          >
            {name}
          </Chip>
        ))}
      </div>
    </form>
  );
}
