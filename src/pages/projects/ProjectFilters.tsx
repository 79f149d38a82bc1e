import { statusLabel } from "@/components/project-status";
import { SearchBox } from "@/components/SearchBox";
import { Chip } from "@/components/ui/Chip";
import { statusChoices, type useProjectFilters } from "./use-project-filters";
import { t } from "@/lib/words";

type Props = Pick<ReturnType<typeof useProjectFilters>, "filters" | "setSearch" | "setStatus">;

export function ProjectFilters({ filters, setSearch, setStatus }: Props) {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-y py-5 lg:grid-cols-12 lg:items-center"
    >
      <SearchBox
        label={t("Search projects")}
        value={filters.search}
        onSearch={setSearch}
        className="lg:col-span-4"
      />
      <div
        role="group"
        aria-label={t("Status")}
        className="flex flex-wrap gap-2 lg:col-span-8 lg:justify-end"
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
      </div>
    </form>
  );
}
