import {
  useConfirmSubscriptions,
  useEndSubscription,
  useSetFrequency,
  useStopSubscriptions,
  type Subscriptions,
} from "./public";
import { t } from "@/lib/words";

/**
 * The data and actions of a list of subscriptions, for the holder of their secret.
 *
 * @returns the props of `SubscriptionList`
 */
export function useSubscriptionList(token: string, { rows, frequency }: Subscriptions) {
  const confirm = useConfirmSubscriptions(token, {
    success: () => ({ title: t("Confirmed") }),
    failure: ({ message }) => ({ title: t("It was not confirmed"), description: message }),
  });
  const end = useEndSubscription(token, {
    success: () => ({ title: t("Ended") }),
    failure: ({ message }) => ({ title: t("It was not ended"), description: message }),
  });
  const setFrequency = useSetFrequency(token, {
    success: () => ({ title: t("Changed") }),
    failure: ({ message }) => ({ title: t("It was not changed"), description: message }),
  });
  const stop = useStopSubscriptions({
    success: () => ({ title: t("You get no more emails") }),
    failure: ({ message }) => ({ title: t("They were not stopped"), description: message }),
  });
  return {
    rows,
    frequency: setFrequency.isPending ? setFrequency.variables : frequency,
    onFrequencyChange: (value: string) => setFrequency.mutate(value),
    onConfirm: (ids: string[]) => confirm.mutate(ids),
    isConfirming: confirm.isPending,
    onEnd: (id: string) => end.mutate(id),
    onStop: () => stop.mutate(token),
    endingId: end.isPending ? end.variables : undefined,
    isStopping: stop.isPending,
  };
}
