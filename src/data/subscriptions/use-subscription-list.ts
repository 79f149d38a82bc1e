import {
  useConfirmSubscriptions,
  useEndSubscription,
  useSetFrequency,
  useStopSubscriptions,
  type Subscriptions,
} from "./public";
import { t } from "@/lib/words";

const NONE = { rows: [], frequency: "daily" };

/**
 * The data and actions of a list of subscriptions, for the holder of their secret.
 *
 * @param subscriptions null or undefined if there are none, or not yet
 * @returns the props of `SubscriptionList`
 */
export function useSubscriptionList(
  token: string,
  subscriptions: Pick<Subscriptions, "rows" | "frequency"> | null | undefined,
) {
  const { rows, frequency } = subscriptions ?? NONE;
  const confirm = useConfirmSubscriptions({
    success: t("Confirmed"),
    failure: t("It was not confirmed"),
  });
  const end = useEndSubscription({
    success: t("Stopped"),
    failure: t("It was not stopped"),
  });
  const setFrequency = useSetFrequency({
    success: t("Changed"),
    failure: t("It was not changed"),
  });
  const stop = useStopSubscriptions({
    success: t("You will get no more emails"),
    failure: t("They were not stopped"),
  });
  return {
    rows,
    frequency: setFrequency.isPending ? setFrequency.variables.frequency : frequency,
    onFrequencyChange: (value: string) => setFrequency.mutate({ token, frequency: value }),
    onConfirm: (ids: string[]) => confirm.mutate({ token, ids }),
    isConfirming: confirm.isPending,
    onEnd: (id: string) => end.mutate({ token, id }),
    onStop: () => stop.mutate({ token }),
    endingId: end.isPending ? end.variables.id : undefined,
    isStopping: stop.isPending,
  };
}
