import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings/public";

/**
 * Whether the site is in maintenance mode, and closed to this visitor. While either is unknown the
 * site stays open, so that the first paint waits for no response and an outage closes nothing. Only
 * the interface is closed; the data behind it is public anyway.
 */
export function useMaintenance() {
  const { user, isLoading, needsCode } = useAuth();
  const { data: settings } = useQuery(siteSettingsQuery());
  const owner = useOwnerQuery();

  const isOn = settings?.maintenance_mode === true;
  const isVisitor = user ? owner.data === false || owner.isError || needsCode : !isLoading;
  return { isClosed: isOn && isVisitor, isOwnerInside: isOn && owner.data === true && !needsCode };
}
