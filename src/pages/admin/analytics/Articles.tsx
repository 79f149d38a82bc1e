import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import type { AnalyticsSummary, Period } from "@/data/analytics/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { AnalyticsSection } from "./AnalyticsSection";
import { inPeriod, topOf } from "./periods";

type Props = {
  articles: AnalyticsSummary["articles"];
  period: Period;
  /** Id of the article that the chart shows. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** The most viewed articles of a period; pressing one filters the chart to its views. */
export function Articles({ articles, period, chosen, onChoose }: Props) {
  const shown = topOf(articles, period);
  return (
    <AnalyticsSection
      title={t("Articles")}
      note={t("The 10 most viewed {inPeriod}", { inPeriod: inPeriod(period) })}
    >
      {shown.length === 0 ? (
        <EmptyState
          title={t("No articles viewed")}
          hint={t("Choose a longer time, or come back later.")}
        />
      ) : (
        <>
          <div className="overflow-x-auto border bg-paper-raised">
            <table className="w-full text-sm">
              <caption className="sr-only">
                {t("Views of articles {inPeriod}", { inPeriod: inPeriod(period) })}
              </caption>
              <thead>
                <tr className="border-b text-start align-bottom label text-ink-muted">
                  <th
                    scope="col"
                    className="px-4 py-2 text-start font-normal wrap-anywhere md:px-5"
                  >
                    {t("Article")}
                  </th>
                  <th
                    scope="col"
                    className="py-2 pe-4 text-end font-normal whitespace-nowrap md:pe-5"
                  >
                    {t("Views {inPeriod}", { inPeriod: <Below>{inPeriod(period)}</Below> })}
                  </th>
                  <th
                    scope="col"
                    className="border-s px-4 py-2 text-end font-normal whitespace-nowrap md:px-5"
                  >
                    {t("Readers {ofAllTime}", { ofAllTime: <Below>{t("of all time")}</Below> })}
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ id, title, readers, views }) => (
                  <tr key={id} className="border-b align-middle last:border-b-0">
                    {/* Without a width of its own: a title that cannot break must not widen the table. */}
                    <th
                      scope="row"
                      className="w-full max-w-0 min-w-28 px-4 py-1 text-start font-normal md:px-5"
                    >
                      <button
                        type="button"
                        aria-pressed={id === chosen}
                        onClick={() => onChoose(id === chosen ? undefined : id)}
                        className="min-h-9 user-text text-start underline decoration-line-strong underline-offset-4 hover:decoration-ink aria-pressed:text-accent aria-pressed:decoration-accent"
                      >
                        {title}
                      </button>
                    </th>
                    <td className="py-1 pe-4 text-end tabular md:pe-5">
                      {formatNumber(views[period])}
                    </td>
                    <td className="border-s px-4 py-1 text-end text-ink-muted tabular md:px-5">
                      {formatNumber(readers)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="text-sm text-ink-muted">
            {t(
              "A view is counted each time the page is opened, a reader once a day, as under the article’s title. Select a title to see its views by day and hour.",
            )}
          </p>
        </>
      )}
    </AnalyticsSection>
  );
}

/** The second line of a heading, or more if a language needs them, as the titles need the width. */
function Below({ children }: { children: ReactNode }) {
  return (
    <span className="ms-auto block w-max max-w-14 whitespace-normal md:max-w-22">{children}</span>
  );
}
