import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";

type Props = { pages: AnalyticsSummary["pageViews"] };

export function TopPages({ pages }: Props) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <section aria-label="Top Pages" className="grid gap-3">
      <h2 className="font-serif text-title">Top Pages</h2>
      {pages.length === 0 ? (
        <EmptyState title="No analytics data yet" hint="It begins with the first visitor." />
      ) : (
        <ol className="grid gap-4 border bg-paper-raised p-4 md:p-5">
          {pages.map(({ path, views }) => (
            <li key={path} className="group grid gap-1.5">
              <p className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-4 text-sm">
                {/* Not a link: recorded paths are untrusted input. */}
                <span className="user-text font-mono">{path}</span>
                <span className="tabular-nums">
                  {formatNumber(views)} <span className="sr-only">views</span>
                </span>
              </p>
              <div aria-hidden className="h-1 bg-line">
                <div
                  className="h-full bg-line-strong group-first:bg-accent"
                  style={{ width: `${(views / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
