import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings/public";
import { recordPageView } from "@/data/analytics/public";
import { isTrackable } from "@/lib/browser/tracking-preference";

/**
 * Records one view per navigation, except the owner's. Nothing waits for it, and failures are
 * silent.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { user, isLoading } = useAuth();
  const owner = useOwnerQuery();
  const { data: settings, dataUpdatedAt } = useQuery(siteSettingsQuery());
  const counted = useRef("");

  const isVisitorKnown = !isLoading && (user === null || owner.isSuccess);
  const isVisitor = isVisitorKnown && owner.data !== true;
  // Prerendered settings may be outdated.
  const isCurrent = dataUpdatedAt > 0;
  // Behind the maintenance page no page was seen.
  const isEnabled = isCurrent && settings?.enable_analytics === true && !settings.maintenance_mode;

  useEffect(() => {
    if (!isVisitor || !isEnabled || counted.current === pathname || !isTrackable()) return;
    counted.current = pathname;
    void recordPageView(pathname).catch(() => undefined);
  }, [pathname, isVisitor, isEnabled]);
}
