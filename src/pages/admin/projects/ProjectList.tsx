import { Skeleton } from "@/components/ui/Skeleton";
import type { ProjectListItem } from "@/data/project-editing";
import { ProjectRow } from "./ProjectRow";

type Props = {
  projects: ProjectListItem[];
  /** True while the rows still answer an earlier search. */
  isStale: boolean;
  onEdit: (project: ProjectListItem) => void;
  onDelete: (project: ProjectListItem) => void;
};

export function ProjectList({ projects, isStale, onEdit, onDelete }: Props) {
  return (
    <ul
      aria-label="Projects"
      data-stale={isStale}
      className="@container divide-y divide-line border bg-paper-raised transition-opacity duration-150 data-[stale=true]:opacity-50"
    >
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectRow
            project={project}
            onEdit={() => onEdit(project)}
            onDelete={() => onDelete(project)}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProjectListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading projects"
      className="@container divide-y divide-line border bg-paper-raised"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 p-4 @2xl:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-video" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
