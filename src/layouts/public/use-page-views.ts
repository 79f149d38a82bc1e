import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings/public";
import { recordPageView } from "@/data/analytics/public";
import { isTrackable } from "@/lib/browser/tracking-preference";

/**
 * Records one view per navigation, except the owner's. Another address for what is on screen, such as
 * the slug of a post that was opened by its id, is no navigation. Nothing waits for it, and failures
 * are silent.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const { user, isLoading } = useAuth();
  const owner = useOwnerQuery();
  const { data: settings, dataUpdatedAt } = useQuery(siteSettingsQuery());
  const shown = useRef<string>(undefined);
  const isCounted = useRef(false);

  const isVisitorKnown = !isLoading && (user === null || owner.isSuccess);
  const isVisitor = isVisitorKnown && owner.data !== true;
  // Prerendered settings may be outdated.
  const isCurrent = dataUpdatedAt > 0;
  // Behind the maintenance page no page was seen.
  const isEnabled = isCurrent && settings?.enable_analytics === true && !settings.maintenance_mode;

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      if (!isReplaced) isCounted.current = false;
    }
    if (!isVisitor || !isEnabled || isCounted.current || !isTrackable()) return;
    isCounted.current = true;
    void recordPageView(pathname).catch(() => undefined);
  }, [pathname, isReplaced, isVisitor, isEnabled]);
}
