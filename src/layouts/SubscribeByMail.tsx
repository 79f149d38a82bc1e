import { useAuth } from "@/auth/use-auth";
import { SubscribeForm, type Topic } from "@/components/SubscribeForm";
import { useSubscribe } from "@/data/subscriptions/public";
import { t } from "@/lib/words";

/** The form to subscribe to new articles, loaded on demand. */
export function SubscribeByMail({ topics }: { topics: readonly Topic[] }) {
  const { user } = useAuth();
  const subscribe = useSubscribe({
    success: () => null,
    failure: () => ({ title: t("You were not subscribed") }),
  });
  return (
    <SubscribeForm
      topics={topics}
      ownAddress={user?.email ?? ""}
      onSubscribe={subscribe.mutateAsync}
      isSending={subscribe.isPending}
      isSent={subscribe.isSuccess}
      error={subscribe.error}
    />
  );
}
