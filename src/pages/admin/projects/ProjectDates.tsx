import type { ProjectListItem } from "@/data/projects/admin";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";

type Props = { project: ProjectListItem };

/** When it started, when it was completed, when it was entered here. */
export function ProjectDates({ project: { start_date, end_date, created_at } }: Props) {
  const dates = [
    { label: "Start", date: start_date, text: start_date && formatDay(start_date) },
    { label: "Completed", date: end_date, text: end_date && formatDay(end_date) },
    { label: "Created", date: created_at, text: formatShortDate(created_at) },
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
