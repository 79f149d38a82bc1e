import { useQuery } from "@tanstack/react-query";
import { FormSection } from "@/components/FormSection";
import { SubscriptionList, SubscriptionListSkeleton } from "@/components/SubscriptionList";
import { ErrorState } from "@/components/ui/ErrorState";
import { ownTokenQuery, subscriptionsQuery } from "@/data/subscriptions/public";
import { useSubscriptionList } from "@/data/subscriptions/use-subscription-list";
import { t } from "@/lib/words";

/** The subscriptions of the account's address; nothing if there are none. */
export function EmailsToYou() {
  const own = useQuery({ ...ownTokenQuery(), staleTime: 0 });
  const token = own.data ?? "";
  const subscriptions = useQuery({ ...subscriptionsQuery(token), enabled: token !== "" });
  const { data } = subscriptions;
  const list = useSubscriptionList(token, data);
  const failed = [own, subscriptions].find(({ isLoadingError }) => isLoadingError);
  const isRetried = [own, subscriptions].some(
    ({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount > 0,
  );
  if (!data && !failed && !isRetried) return null;
  return (
    <FormSection
      title={t("Emails")}
      lead={t("What you get by email, at most once a day or a week.")}
    >
      {failed?.error ? (
        <ErrorState message={failed.error.message} query={failed} />
      ) : isRetried ? (
        <SubscriptionListSkeleton />
      ) : (
        <SubscriptionList {...list} />
      )}
    </FormSection>
  );
}
