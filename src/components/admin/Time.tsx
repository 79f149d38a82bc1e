import { formatDateTime } from "@/lib/format/dates-and-numbers";

type Props = {
  /** ISO 8601. */
  at: string;
  format?: (time: string) => string;
  className?: string;
};

/** A time in words, which programs can read as well. */
export function Time({ at, format = formatDateTime, className }: Props) {
  return (
    <time dateTime={at} className={className}>
      {format(at)}
    </time>
  );
}
