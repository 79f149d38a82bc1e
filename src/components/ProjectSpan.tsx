import { useFormats } from "@/lib/format/dates-and-numbers";
import { segmentOf, type Dates, type TimeScale } from "./time-scale";
import { t } from "@/lib/words";

type Props = { project: Dates; scale: TimeScale | undefined };

/** The project's period, drawn on the scale of all projects, and in words. */
export function ProjectSpan({ project, scale }: Props) {
  const { start_date, end_date } = project;
  const segment = scale && segmentOf(project, scale);
  const marks = scale ? (scale.lastYear + 1 - scale.firstYear) / scale.yearsPerMark : 1;
  return (
    <div>
      <div aria-hidden className="relative flex h-2 border-b border-line-strong">
        {Array.from({ length: marks }, (_, mark) => (
          <span key={mark} className="flex-1 border-s border-line-strong last:border-e" />
        ))}
        {segment && (
          <span
            className={
              end_date
                ? "absolute -bottom-0.5 h-[3px] bg-ink"
                : "absolute -bottom-0.5 h-[3px] bg-accent"
            }
            style={{ insetInlineStart: `${segment.left}%`, width: `${segment.width}%` }}
          />
        )}
      </div>
      <p className="mt-2 label text-ink-muted">
        <Month date={start_date} fallback={t("Unknown")} /> –{" "}
        <Month date={end_date} fallback={t("Ongoing")} />
      </p>
    </div>
  );
}

function Month({ date, fallback }: { date: string | null; fallback: string }) {
  const { formatMonth } = useFormats();
  return date ? <time dateTime={date}>{formatMonth(date)}</time> : <span>{fallback}</span>;
}
