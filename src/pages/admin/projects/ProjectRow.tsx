import { ArrowUpRight, FolderGit2 } from "lucide-react";
import { RecordRow } from "@/components/admin/RecordRow";
import { ProjectStatus } from "@/components/ProjectStatus";
import { Badge } from "@/components/ui/Badge";
import { List } from "@/components/ui/List";
import type { ProjectListItem } from "@/data/projects/admin";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { paths } from "@/paths";

type Props = { project: ProjectListItem; onEdit: () => void; onDelete: () => void };

const TECHNOLOGY_LIMIT = 5;

export function ProjectRow({ project, onEdit, onDelete }: Props) {
  const { title, technologies, status } = project;
  const hiddenCount = technologies.length - TECHNOLOGY_LIMIT;
  const links = [
    { label: t("Live"), href: project.live_url },
    { label: t("Code"), href: project.github_url },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

  return (
    <RecordRow
      record={project}
      description={project.description}
      picture={{
        src: project.image_url,
        icon: <FolderGit2 aria-hidden className="size-5" />,
      }}
      badges={
        <>
          <ProjectStatus status={status} />
          {project.featured && <Badge tone="accent">{t("Featured")}</Badge>}
        </>
      }
      viewPath={paths.project(project.slug)}
      edit={onEdit}
      onDelete={onDelete}
    >
      {technologies.length > 0 && (
        <List aria-label={t("Technologies")} className="flex flex-wrap gap-1.5 label">
          {technologies.slice(0, TECHNOLOGY_LIMIT).map((name) => (
            <li key={name} className="bg-paper-sunk px-1.5 wrap-anywhere">
              {name}
            </li>
          ))}
          {hiddenCount > 0 && (
            <li className="px-1 text-ink-muted">{t("+{count} more", { count: hiddenCount })}</li>
          )}
        </List>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        <ProjectDates project={project} />
        {links.length > 0 && (
          <p className="flex gap-4">
            {links.map(({ label, href }) => (
              <a
                key={label}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center gap-1 text-sm font-medium underline decoration-line-strong underline-offset-4 hover:text-accent md:min-h-6"
              >
                {label} <span className="sr-only">{title}</span>
                <ArrowUpRight aria-hidden className="size-4 text-ink-muted" />
              </a>
            ))}
          </p>
        )}
      </div>
    </RecordRow>
  );
}

type ProjectDatesProps = { project: ProjectListItem };

/** When it started, was completed, and was entered here. */
function ProjectDates({ project: { start_date, end_date, created_at } }: ProjectDatesProps) {
  const dates = [
    { label: t("Start"), date: start_date, text: start_date && formatDay(start_date) },
    { label: t("Completed"), date: end_date, text: end_date && formatDay(end_date) },
    { label: t("Created"), date: created_at, text: formatShortDate(created_at) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 label text-ink-muted">
      {dates.map(
        ({ label, date, text }) =>
          date && (
            <div key={label} className="flex gap-1.5">
              <dt>{label}</dt>
              <dd className="text-ink">
                <time dateTime={date}>{text}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
