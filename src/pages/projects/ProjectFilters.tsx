import { FilterBar } from "@/components/FilterBar";
import { statusLabel } from "@/components/project-status";
import { Chip } from "@/components/ui/Chip";
import { statusChoices, type useProjectFilters } from "./use-project-filters";
import { t } from "@/lib/words";

type Props = Pick<ReturnType<typeof useProjectFilters>, "filters" | "setSearch" | "setStatus">;

export function ProjectFilters({ filters, setSearch, setStatus }: Props) {
  return (
    <FilterBar
      label={t("Search projects")}
      search={filters.search}
      onSearch={setSearch}
      choicesLabel={t("Status")}
      choicesClass="flex-wrap"
    >
      {statusChoices.map((status) => (
        <Chip
          key={status}
          isSelected={filters.status === status}
          onClick={() => setStatus(status)}
          className="capitalize max-sm:px-2"
        >
          {status === "all" ? t("all") : statusLabel(status)}
        </Chip>
      ))}
    </FilterBar>
  );
}
