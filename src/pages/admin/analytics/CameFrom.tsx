import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary, Period } from "@/data/analytics/admin";
import { inPeriod } from "./periods";
import { RankedViews } from "./RankedViews";
import { topOf } from "./top-of";

type Props = { domains: AnalyticsSummary["domains"]; period: Period };

export function CameFrom({ domains, period }: Props) {
  const shown = topOf(domains, period);
  return (
    <section aria-label="Where readers came from" className="grid content-start gap-3">
      <div>
        <h2 className="font-serif text-title">Where readers came from</h2>
        <p className="label text-ink-muted">First pages of visits {inPeriod(period)}, by domain</p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="No domain known"
          hint="Browsers name the site with the link, if they tell anything. Whoever types the address comes from nowhere."
        />
      ) : (
        <>
          <RankedViews
            label="Domains"
            entries={shown.map(({ domain, views }) => ({
              name: domain || "Other domains",
              views: views[period],
            }))}
          />
          <p className="text-sm text-ink-muted">
            Only where the browser tells it, and only the domain: never the address of the page.
          </p>
        </>
      )}
    </section>
  );
}
