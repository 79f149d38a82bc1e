import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary } from "@/data/analytics/admin";
import { t } from "@/lib/words";
import { RankedViews } from "./RankedViews";

type Props = { pages: AnalyticsSummary["pageViews"] };

export function TopPages({ pages }: Props) {
  return (
    <section aria-label={t("Top Pages")} className="grid content-start gap-3">
      <div>
        <h2 className="font-serif text-title">{t("Top Pages")}</h2>
        <p className="label text-ink-muted">{t("The 10 most viewed of all time")}</p>
      </div>
      {pages.length === 0 ? (
        <EmptyState
          title={t("No analytics data yet")}
          hint={t("Counting starts with the first visitor.")}
        />
      ) : (
        <RankedViews
          label={t("Most viewed pages")}
          entries={pages.map(({ path, views }) => ({ name: path, views }))}
        />
      )}
    </section>
  );
}
