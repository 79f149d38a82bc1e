import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { statusLabel, statusTone } from "@/components/project-status";
import { Badge } from "@/components/ui/Badge";
import type { Project } from "@/data/projects/public";
import { classNames } from "@/lib/class-names";
import { ProjectLinks } from "./ProjectLinks";
import { ProjectSpan } from "./ProjectSpan";
import { ProjectStory } from "./ProjectStory";
import { yearOf, type TimeScale } from "./time-scale";

type Props = {
  project: Project;
  scale: TimeScale | undefined;
  /** «lead» sets image and text side by side; «card» takes four rows of its grid. */
  layout?: "card" | "lead";
  /** True when the URL names this project: its story is open and scrolled into view. */
  isTarget?: boolean;
  isPriority?: boolean;
};

const TECHNOLOGY_LIMIT = 3;

export function ProjectCard({
  project,
  scale,
  layout = "card",
  isTarget = false,
  isPriority = false,
}: Props) {
  const isLead = layout === "lead";
  const card = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Depends on the visit instead of a flag, so that following the same link again scrolls here
  // again.
  const visit = isTarget ? key : undefined;
  useEffect(() => {
    if (visit !== undefined) card.current?.scrollIntoView();
  }, [visit]);

  const image = project.image_url && (
    <ImageWithFallback
      src={project.image_url}
      alt=""
      width={960}
      height={540}
      sizes={
        isLead
          ? "(width >= 64rem) 41rem, 100vw"
          : "(width >= 64rem) 22rem, (width >= 40rem) 45vw, 100vw"
      }
      isPriority={isPriority}
      className="aspect-video w-full object-cover"
    />
  );
  const parts = (
    <>
      <Description project={project} isLead={isLead} />
      <div className="grid content-end gap-4">
        <ProjectSpan project={project} scale={scale} />
        <ProjectLinks project={project} />
      </div>
      {project.long_description_html && <ProjectStory project={project} visit={visit} />}
    </>
  );
  if (isLead) {
    return (
      <article className="grid gap-6 lg:grid-cols-12 lg:items-start lg:gap-10">
        <div className="bg-paper-sunk lg:col-span-7">{image}</div>
        <div className="grid gap-5 lg:col-span-5">{parts}</div>
      </article>
    );
  }
  return (
    // Subgrid: neighbouring cards share rows, so that their lines meet.
    <article ref={card} className="row-span-4 grid grid-rows-subgrid">
      <div className="bg-paper-sunk">{image}</div>
      {parts}
    </article>
  );
}

function Description({ project, isLead }: { project: Project; isLead: boolean }) {
  const { technologies } = project;
  const hiddenCount = technologies.length - TECHNOLOGY_LIMIT;
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <span className="mr-auto label text-accent">
          {(project.start_date && yearOf(project.start_date)) || null}
        </span>
        {project.featured && <Badge tone="accent">Featured</Badge>}
        <Badge tone={statusTone(project.status)}>
          <span className="capitalize">{statusLabel(project.status)}</span>
        </Badge>
      </p>
      <h3 className={classNames("font-serif", isLead ? "text-headline" : "text-title")}>
        {project.title}
      </h3>
      <p className="text-ink-muted">{project.description}</p>
      {technologies.length > 0 && (
        <ul aria-label="Technologies" className="mt-1 flex flex-wrap gap-1.5 label">
          {technologies.slice(0, TECHNOLOGY_LIMIT).map((name) => (
            <li key={name} className="bg-paper-sunk px-1.5">
              {name}
            </li>
          ))}
          {hiddenCount > 0 && <li className="px-1 text-ink-muted">+{hiddenCount}</li>}
        </ul>
      )}
    </div>
  );
}
