import { Link } from "react-router-dom";
import { CardImage } from "@/components/CardImage";
import { ProjectLinks } from "@/components/ProjectLinks";
import { ProjectSpan } from "@/components/ProjectSpan";
import { ProjectStatus } from "@/components/ProjectStatus";
import { yearOf, type TimeScale } from "@/components/time-scale";
import { Badge } from "@/components/ui/Badge";
import { List } from "@/components/ui/List";
import type { ProjectSummary } from "@/data/projects/public";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type Props = {
  project: ProjectSummary;
  scale: TimeScale | undefined;
  /** "lead" puts image and text side by side; "card" takes three rows of its grid. */
  layout?: "card" | "lead";
  isPriority?: boolean;
};

const TECHNOLOGY_LIMIT = 3;

export function ProjectCard({ project, scale, layout = "card", isPriority = false }: Props) {
  const isLead = layout === "lead";
  const image = project.image_url && (
    <CardImage src={project.image_url} isLead={isLead} isPriority={isPriority} />
  );
  const parts = (
    <>
      <Description project={project} isLead={isLead} />
      <div className="grid content-end gap-4">
        <ProjectSpan project={project} scale={scale} />
        <ProjectLinks project={project} />
      </div>
    </>
  );
  if (isLead) {
    return (
      <article className="group relative grid gap-6 lg:grid-cols-12 lg:items-start lg:gap-10 lg:not-has-[img]:block">
        <div className="bg-paper-sunk empty:hidden lg:col-span-7">{image}</div>
        <div className="grid gap-5 lg:col-span-5">{parts}</div>
      </article>
    );
  }
  return (
    // Subgrid: neighbouring cards share rows, so that their lines meet.
    <article className="group relative row-span-3 grid grid-rows-subgrid">
      <div className="bg-paper-sunk">{image}</div>
      {parts}
    </article>
  );
}

function Description({ project, isLead }: { project: ProjectSummary; isLead: boolean }) {
  const { technologies } = project;
  const hiddenCount = technologies.length - TECHNOLOGY_LIMIT;
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <span className="me-auto label text-accent">
          {(project.start_date && yearOf(project.start_date)) || null}
        </span>
        {project.featured && <Badge tone="accent">{t("Featured")}</Badge>}
        <ProjectStatus status={project.status} />
      </p>
      <h3
        {...asWritten(project.title)}
        className={classNames("font-serif", isLead ? "text-headline" : "text-title")}
      >
        {/* The link covers the card, but a screen reader hears only the title. */}
        <Link
          to={paths.project(project.slug)}
          className="group-underline after:absolute after:inset-0"
        >
          {project.title}
        </Link>
      </h3>
      <p {...asWritten(project.description)} className="max-w-measure text-ink-muted">
        {project.description}
      </p>
      {technologies.length > 0 && (
        <List aria-label={t("Technologies")} className="mt-1 flex flex-wrap gap-2 label">
          {technologies.slice(0, TECHNOLOGY_LIMIT).map((name) => (
            <li key={name} className="bg-paper-sunk px-2">
              {name}
            </li>
          ))}
          {hiddenCount > 0 && <li className="px-1 text-ink-muted">+{hiddenCount}</li>}
        </List>
      )}
    </div>
  );
}
