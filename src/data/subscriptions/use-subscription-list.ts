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
    success: t("Confirmed"),
    failure: t("It was not confirmed"),
  });
  const end = useEndSubscription(token, {
    success: t("Ended"),
    failure: t("It was not ended"),
  });
  const setFrequency = useSetFrequency(token, {
    success: t("Changed"),
    failure: t("It was not changed"),
  });
  const stop = useStopSubscriptions({
    success: t("You get no more emails"),
    failure: t("They were not stopped"),
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
