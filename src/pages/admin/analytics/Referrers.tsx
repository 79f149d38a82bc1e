import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary, Period } from "@/data/analytics/admin";
import { t } from "@/lib/words";
import { AnalyticsSection } from "./AnalyticsSection";
import { inPeriod, topOf } from "./periods";
import { RankedViews } from "./RankedViews";

type Props = { domains: AnalyticsSummary["domains"]; period: Period };

export function Referrers({ domains, period }: Props) {
  const shown = topOf(domains, period);
  return (
    <AnalyticsSection
      title={t("Where readers came from")}
      note={t("Visits {inPeriod}, by the domain they came from", { inPeriod: inPeriod(period) })}
    >
      {shown.length === 0 ? (
        <EmptyState
          title={t("No domains yet")}
          hint={t(
            "Browsers do not always say which site a link was on, and a typed address comes from none.",
          )}
        />
      ) : (
        <>
          <RankedViews
            label={t("Domains")}
            entries={shown.map(({ domain, views }) => ({
              name: domain || t("Other domains"),
              views: views[period],
            }))}
          />
          <p className="text-sm text-ink-muted">
            {t(
              "Only where the browser says so, and only the domain: never the address of the page.",
            )}
          </p>
        </>
      )}
    </AnalyticsSection>
  );
}
