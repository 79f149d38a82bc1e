import { SearchBox } from "@/components/SearchBox";
import { Chip } from "@/components/ui/Chip";
import type { PostFilters } from "@/data/posts/public";
import { t } from "@/lib/words";

type Props = {
  filters: PostFilters;
  categories: string[];
  onSearch: (search: string) => void;
  onCategory: (category: string | null) => void;
};

export function BlogFilters({ filters, categories, onSearch, onCategory }: Props) {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-y py-5 lg:grid-cols-12 lg:items-center"
    >
      <SearchBox
        label={t("Search articles")}
        value={filters.search}
        onSearch={onSearch}
        className="lg:col-span-4"
      />
      <div
        role="group"
        aria-label={t("Category")}
        className="-mx-[16px] flex gap-2 overflow-x-auto px-[16px] py-1 md:mx-0 md:flex-wrap md:px-0 lg:col-span-8 lg:justify-end"
      >
        <Chip isSelected={filters.category === null} onClick={() => onCategory(null)}>
          {t("All")}
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
