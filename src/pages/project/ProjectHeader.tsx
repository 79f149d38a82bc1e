import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { useIsOwner } from "@/auth/use-is-owner";
import { ProjectLinks } from "@/components/ProjectLinks";
import { ProjectSpan } from "@/components/ProjectSpan";
import { ProjectStatus } from "@/components/ProjectStatus";
import { timeScaleOf } from "@/components/time-scale";
import { List } from "@/components/ui/List";
import { projectsQuery, type Project } from "@/data/projects/public";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type Props = { project: Project };

export function ProjectHeader({ project }: Props) {
  const isOwner = useIsOwner();
  const { title, description, status, technologies } = project;
  const { data: projects = [project] } = useQuery(projectsQuery());
  return (
    <header className="grid gap-6 pt-12 md:pt-20">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 label text-ink-muted">
        <Link
          to={paths.projects}
          className="inline-flex min-h-6 items-center gap-2 hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t("All projects")}
        </Link>
        <span className="inline-flex items-center gap-4">
          {isOwner && (
            <Link
              to={paths.adminProject(project.id)}
              className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent print:hidden"
            >
              {t("Edit")}
            </Link>
          )}
          <ProjectStatus status={status} />
        </span>
      </p>
      <h1
        {...asWritten(title)}
        className="max-w-[9.2em] font-serif text-display tracking-[-0.015em] wrap-anywhere"
      >
        {title}
      </h1>
      <p
        {...asWritten(description)}
        className="max-w-measure text-lead wrap-anywhere text-ink-muted"
      >
        {description}
      </p>
      <div className="grid gap-x-10 gap-y-6 border-t pt-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <ProjectSpan project={project} scale={timeScaleOf(projects)} />
        </div>
        {technologies.length > 0 && (
          <List
            aria-label={t("Technologies")}
            className="flex flex-wrap content-start gap-2 label lg:col-span-5"
          >
            {technologies.map((name) => (
              <li key={name} className="bg-paper-sunk px-2 wrap-anywhere">
                {name}
              </li>
            ))}
          </List>
        )}
        <div className="lg:col-span-3 lg:col-start-10 lg:justify-self-end">
          <ProjectLinks project={project} />
        </div>
      </div>
    </header>
  );
}
