import { useQuery } from "@tanstack/react-query";
import { FormSection } from "@/components/FormSection";
import { SubscriptionList } from "@/components/SubscriptionList";
import { ownTokenQuery, subscriptionsQuery } from "@/data/subscriptions/public";
import { useSubscriptionList } from "@/data/subscriptions/use-subscription-list";
import { t } from "@/lib/words";

/** The subscriptions of the account's address; nothing if there are none. */
export function EmailsToYou() {
  const { data: token = "" } = useQuery({ ...ownTokenQuery(), staleTime: 0 });
  const { data } = useQuery({ ...subscriptionsQuery(token), enabled: token !== "" });
  const list = useSubscriptionList(token, data);
  if (!data) return null;
  return (
    <FormSection
      title={t("Emails")}
      lead={t("What you get by email, at most once a day or a week.")}
    >
      <SubscriptionList {...list} />
    </FormSection>
  );
}
