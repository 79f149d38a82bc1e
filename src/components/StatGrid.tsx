import { asWritten } from "@/lib/text/as-written";

type Props = {
  /** Label of the numbers for screen readers. */
  label: string;
  stats: readonly { value: string; label: string }[];
};

/** A row of large numbers with their labels. */
export function StatGrid({ label, stats }: Props) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end gap-1 border-t pt-4">
          <dt {...asWritten(stat.label)} className="label wrap-anywhere text-ink-muted">
            {stat.label}
          </dt>
          <dd className="font-serif text-headline tabular">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
