import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { siteSettingsQuery } from "@/data/settings/public";
import { recordPageView } from "@/data/analytics/public";
import { referrerHost } from "@/lib/browser/referrer";
import { isTrackable, pageShown } from "@/lib/browser/tracking-preference";

/**
 * Records one view per navigation, except the owner's. Only the URL of the same page is ever replaced, e.g. an
 * id with the slug, which is no further view. Nothing waits for the request, and failures are silent.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const { user, isLoading } = useAuth();
  const owner = useOwnerQuery();
  const { data: settings, dataUpdatedAt } = useQuery(siteSettingsQuery());
  const counted = useRef("");
  const shown = useRef("");

  const isVisitorKnown = !isLoading && (user === null || owner.isSuccess);
  const isVisitor = isVisitorKnown && owner.data !== true;
  // Prerendered settings may be outdated.
  const isCurrent = dataUpdatedAt > 0;
  // Visitors of the maintenance page have not seen the page behind it.
  const isEnabled = isCurrent && settings?.enable_analytics === true && !settings.maintenance_mode;

  useEffect(() => {
    const before = counted.current;
    const isSamePage = navigation === NavigationType.Replace && shown.current === before;
    shown.current = pathname;
    if (!isVisitor || !isEnabled || before === pathname || !isTrackable()) return;
    counted.current = pathname;
    if (before && isSamePage) return;
    // The referrer belongs to the first page only.
    void pageShown()
      .then(() => recordPageView(pathname, before ? undefined : referrerHost()))
      .catch(() => undefined);
  }, [pathname, navigation, isVisitor, isEnabled]);
}
