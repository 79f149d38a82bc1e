import { ArrowUpRight, Eye, FolderGit2, Pencil } from "lucide-react";
import { RowMenu } from "@/components/admin/RowMenu";
import { RowPicture } from "@/components/admin/RowPicture";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { List } from "@/components/ui/List";
import type { ProjectListItem } from "@/data/projects/admin";
import { paths } from "@/paths";
import { statusLabel, statusTone } from "@/components/project-status";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = { project: ProjectListItem; onEdit: () => void; onDelete: () => void };

const TECHNOLOGY_LIMIT = 5;

/** Id of the button of a project's menu, to restore focus. */
export function projectMenuId(projectId: string): string {
  return `project-menu-${projectId}`;
}

const actionClass = "max-md:min-h-11";

export function ProjectRow({ project, onEdit, onDelete }: Props) {
  const { id, title, description, technologies, image_url } = project;
  const hiddenCount = technologies.length - TECHNOLOGY_LIMIT;
  const links = [
    { label: t("Live"), href: project.live_url },
    { label: t("Code"), href: project.github_url },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

  return (
    <article
      aria-labelledby={`project-${id}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 @2xl:grid-cols-[10rem_minmax(0,1fr)_auto] @2xl:gap-x-5 @2xl:gap-y-2"
    >
      <RowPicture src={image_url} icon={FolderGit2} />
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap gap-2">
          <Badge tone={statusTone(project.status)}>
            <span className="capitalize">{statusLabel(project.status)}</span>
          </Badge>
          {project.featured && <Badge tone="accent">{t("Featured")}</Badge>}
        </p>
        <h2
          id={`project-${id}`}
          className="line-clamp-3 font-serif text-xl/tight wrap-anywhere @2xl:text-[1.375rem]/tight"
        >
          {title}
        </h2>
      </div>
      <div className="col-span-2 grid gap-2.5 @2xl:col-span-1 @2xl:col-start-2">
        <p className="line-clamp-2 text-sm text-ink-muted">{description}</p>
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
      </div>
      <div className="col-span-2 flex items-center gap-2 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-start">
        <ButtonLink
          to={paths.project(project.slug)}
          variant="ghost"
          size="small"
          className={actionClass}
        >
          <Eye aria-hidden className="size-4" />
          {t("View {title}", { title: <span className="sr-only">{title}</span> })}
        </ButtonLink>
        <Button variant="secondary" size="small" className={actionClass} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {t("Edit {title}", { title: <span className="sr-only">{title}</span> })}
        </Button>
        <RowMenu
          id={projectMenuId(id)}
          label={t("More for {title}", { title })}
          className="@max-2xl:ms-auto"
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}

type ProjectDatesProps = { project: ProjectListItem };

/** When it started, when it was completed, when it was entered here. */
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
