import type { TimeScale } from "@/components/time-scale";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import type { ProjectSummary } from "@/data/projects/public";
import { ProjectCard } from "./ProjectCard";
import { t } from "@/lib/words";

type Props = { projects: readonly ProjectSummary[]; scale: TimeScale | undefined };

const gridClass = "mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3";

export function ProjectGrid({ projects, scale }: Props) {
  return (
    <List className={gridClass}>
      {projects.map((project) => (
        <li key={project.id} className="row-span-3 grid grid-rows-subgrid pb-9">
          <ProjectCard project={project} scale={scale} />
        </li>
      ))}
    </List>
  );
}

export function ProjectGridSkeleton() {
  return (
    <div role="status" aria-label={t("Loading projects")} className="pt-14">
      <Skeleton className="h-10 w-56 max-w-full" />
      <div className={gridClass}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="grid content-start gap-3 pb-9">
            <Skeleton className="aspect-video" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="h-7" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-4 h-2" />
          </div>
        ))}
      </div>
    </div>
  );
}
