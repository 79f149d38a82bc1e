import { homeStats } from "@/content/profile";

export function Stats() {
  return (
    <div className="page-width mt-16 md:mt-24">
      <dl className="grid grid-cols-2 gap-px border-y bg-line lg:grid-cols-4">
        {homeStats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse gap-1 bg-paper py-6 pr-4">
            <dt className="label text-ink-muted">{label}</dt>
            <dd className="font-serif text-headline tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
