import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { SiteNameContext } from "@/components/site-name";
import { Spinner } from "@/components/ui/Spinner";
import { profile } from "@/content/profile";
import { siteSettingsQuery } from "@/data/settings";
import { usePlayerPresence } from "@/lib/player-presence";
import { RouteAnnouncer } from "../RouteAnnouncer";
import { SkipLink } from "../SkipLink";
import { AuthDialogProvider } from "./AuthDialogProvider";
import { BackToTop } from "./BackToTop";
import { DecorAfterLoad } from "./decor/DecorAfterLoad";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { useLinksToTop } from "./use-links-to-top";
import { usePageViews } from "./use-page-views";

const MiniPlayer = lazy(() =>
  import("./MiniPlayer").then((module) => ({ default: module.MiniPlayer })),
);

/** Frame of every public page. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const { data: settings } = useQuery(siteSettingsQuery());
  const isPlayerPresent = usePlayerPresence();
  usePageViews();
  useLinksToTop();

  return (
    <SiteNameContext value={settings?.site_name || profile.name}>
      <AuthDialogProvider>
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <Navbar />
          <div className="flex-1 pt-16 md:max-xl:pt-28 print:pt-0">
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<PageLoading />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </div>
          <Footer />
          {isPlayerPresent && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <MiniPlayer />
              </Suspense>
            </ErrorBoundary>
          )}
          <BackToTop isRaised={isPlayerPresent} />
          <RouteAnnouncer />
          <DecorAfterLoad />
        </div>
      </AuthDialogProvider>
    </SiteNameContext>
  );
}

function PageLoading() {
  return (
    <main id="main" className="page-width min-h-[80vh] pt-20">
      <Spinner label="Loading page" />
    </main>
  );
}
