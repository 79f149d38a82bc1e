import { timeScaleOf } from "@/components/time-scale";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { List } from "@/components/ui/List";
import type { ProjectSummary } from "@/data/projects/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { ProjectCard } from "./ProjectCard";
import { ProjectGrid } from "./ProjectGrid";
import { matches, type useProjectFilters } from "./use-project-filters";
import { t } from "@/lib/words";

type Props = Pick<ReturnType<typeof useProjectFilters>, "filters" | "isFiltered" | "reset"> & {
  projects: readonly ProjectSummary[];
};

const FEATURED_LIMIT = 2;

/** The featured projects, unless filtered, and all that match. */
export function ProjectLists({ projects, filters, isFiltered, reset }: Props) {
  const { plural } = useFormats();
  const scale = timeScaleOf(projects);
  const matching = projects.filter((project) => matches(project, filters));
  const featured = isFiltered
    ? []
    : projects.filter((project) => project.featured).slice(0, FEATURED_LIMIT);

  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="featured-projects" className="pt-14">
          <h2 id="featured-projects" className="font-serif text-headline">
            {t("Featured Projects")}
          </h2>
          <List className="mt-8 grid gap-12">
            {featured.map((project, index) => (
              <li key={project.id} className={index > 0 ? "border-t pt-12" : ""}>
                <ProjectCard
                  project={project}
                  scale={scale}
                  layout="lead"
                  isPriority={index === 0}
                />
              </li>
            ))}
          </List>
        </section>
      )}
      <section aria-labelledby="all-projects" className="pt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="all-projects" className="font-serif text-headline">
            {t("All Projects")}
          </h2>
          <p aria-live="polite" className="label text-ink-muted">
            {isFiltered
              ? t("{shown} of {all}", {
                  shown: matching.length,
                  all: plural(projects.length, {
                    one: "{count} project",
                    other: "{count} projects",
                  }),
                })
              : plural(projects.length, { one: "{count} project", other: "{count} projects" })}
          </p>
        </div>
        {matching.length > 0 ? (
          <ProjectGrid projects={matching} scale={scale} />
        ) : (
          <div className="mt-8">
            <EmptyState
              title={t("No projects found matching your criteria.")}
              {...(isFiltered && {
                action: (
                  <Button variant="secondary" onClick={reset}>
                    {t("Show all projects")}
                  </Button>
                ),
              })}
            />
          </div>
        )}
      </section>
    </>
  );
}
