import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { isOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings";

/**
 * Whether the site is under maintenance, and whether it is closed to the one who looks. As long as
 * either is unknown the site stays open: its first paint waits for no answer, and a backend that
 * is down closes nothing. What is closed is the interface; nothing secret stands behind it.
 */
export function useMaintenance() {
  const { user, isLoading } = useAuth();
  const { data: settings } = useQuery(siteSettingsQuery());
  const owner = useQuery(isOwnerQuery(user?.id ?? null));

  const isOn = settings?.maintenance_mode === true;
  const isVisitor = user ? owner.data === false || owner.isError : !isLoading;
  return { isClosed: isOn && isVisitor, isOwnerInside: isOn && owner.data === true };
}
