import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { isOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings/public";

/**
 * Whether the site is under maintenance, and closed for this visitor. While either is unknown the
 * site stays open: the first paint waits for no response, and an outage closes nothing. Only the
 * interface is closed; the data behind it is public anyway.
 */
export function useMaintenance() {
  const { user, isLoading } = useAuth();
  const { data: settings } = useQuery(siteSettingsQuery());
  const owner = useQuery(isOwnerQuery(user?.id ?? null));

  const isOn = settings?.maintenance_mode === true;
  const isVisitor = user ? owner.data === false || owner.isError : !isLoading;
  return { isClosed: isOn && isVisitor, isOwnerInside: isOn && owner.data === true };
}
