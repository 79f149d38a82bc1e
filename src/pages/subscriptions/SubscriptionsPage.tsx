import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { SubscriptionList, SubscriptionListSkeleton } from "@/components/SubscriptionList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { subscriptionsQuery } from "@/data/subscriptions/public";
import { useSubscriptionList } from "@/data/subscriptions/use-subscription-list";
import { keepFocus } from "@/lib/browser/keep-focus";
import { plainFragment } from "@/lib/text/fragment-name";
import { paths } from "@/paths";
import { t } from "@/lib/words";

const emptyHint = t(
  "There are no subscriptions for this link: they were stopped, or not confirmed within a week. You can subscribe again below any article.",
);

/**
 * The target of links in emails to readers. Their secret is in the fragment, and opening the link changes
 * nothing, because mail clients open every link to preview it.
 */
export function SubscriptionsPage() {
  const token = plainFragment(useLocation().hash);
  const query = useQuery({
    ...subscriptionsQuery(token),
    enabled: token !== "",
    staleTime: 0,
  });
  const { data, error, isPending } = query;
  const list = useSubscriptionList(token, data);
  useEffect(keepFocus, []);
  const isLoading = token !== "" && isPending;
  const isMissing = !data && !isLoading && !error;

  return (
    <Page title={t("Emails to you")} description={t("What this site emails you.")} isHidden>
      <meta name="referrer" content="no-referrer" />
      <PageHeader
        label={t("Emails")}
        title={t("Emails to you")}
        lead={
          data ? (
            <>
              {t("To {email}", {
                email: <bdi className="wrap-anywhere text-ink">{data.email}</bdi>,
              })}
            </>
          ) : (
            isMissing && emptyHint
          )
        }
      >
        {isMissing && (
          <div>
            <ButtonLink to={paths.blog} variant="secondary">
              {t("To the articles")}
            </ButtonLink>
          </div>
        )}
      </PageHeader>
      <div className="page-width">
        {data ? (
          <SubscriptionList {...list} />
        ) : isLoading ? (
          <SubscriptionListSkeleton />
        ) : (
          error && <ErrorState message={error.message} query={query} />
        )}
      </div>
    </Page>
  );
}
