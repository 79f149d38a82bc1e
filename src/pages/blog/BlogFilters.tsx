import { FilterBar } from "@/components/FilterBar";
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
    <FilterBar
      label={t("Search articles")}
      search={filters.search}
      onSearch={onSearch}
      choicesLabel={t("Category")}
      choicesClass="-mx-[16px] overflow-x-auto px-[16px] py-1 md:flex-wrap"
    >
      <Chip isSelected={filters.category === null} onClick={() => onCategory(null)}>
        {t("All")}
      </Chip>
      {categories.map((name) => (
        <Chip
          key={name}
          ref={filters.category === name ? showInRow : undefined}
          isSelected={filters.category === name}
          onClick={() => onCategory(name)}
          className="shrink-0"
        >
          {name}
        </Chip>
      ))}
    </FilterBar>
  );
}

/** Scrolls the row that a chip is in until the chip is in its middle. The page stays where it is. */
function showInRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const [shown, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
}
