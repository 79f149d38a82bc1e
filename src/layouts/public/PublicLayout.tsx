import { memo, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { LoadedLater } from "@/components/LoadedLater";
import { useIsBackendDown } from "@/data/site-version";
import { lazyPart } from "@/lib/lazy-part";
import { usePlayerPresence } from "@/lib/player/player-presence";
import { PageLoading } from "@/components/PageLoading";
import { PaletteHost } from "../palette/PaletteHost";
import { RouteAnnouncer } from "../RouteAnnouncer";
import { SiteProvider } from "../SiteProvider";
import { SkipLink } from "../SkipLink";
import { AuthDialogProvider } from "./AuthDialogProvider";
import { BackToTop } from "./BackToTop";
import { EditionOffer } from "./EditionOffer";
import { Effects } from "./effects/Effects";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { useLinksToTop } from "./use-links-to-top";
import { useMaintenance } from "./use-maintenance";
import { usePageViews } from "./use-page-views";

const MiniPlayer = lazyPart(() => import("./MiniPlayer"), "MiniPlayer");
const BackendDownNotice = lazyPart(() => import("./BackendDownNotice"), "BackendDownNotice");
const MaintenanceBanner = lazyPart(() => import("./MaintenanceBanner"), "MaintenanceBanner");
const MaintenancePage = lazyPart(() => import("./MaintenancePage"), "MaintenancePage");

export function PublicLayout() {
  const { isClosed, isOwnerInside } = useMaintenance();
  usePageViews();
  useLinksToTop();

  return (
    <SiteProvider>
      <AuthDialogProvider>
        <SkipLink />
        {isClosed ? (
          <Suspense fallback={<PageLoading />}>
            <MaintenancePage />
          </Suspense>
        ) : (
          <OpenSite isOwnerInside={isOwnerInside} />
        )}
        <RouteAnnouncer />
      </AuthDialogProvider>
    </SiteProvider>
  );
}

/** Memoized: must not render again when only the session becomes known. */
const OpenSite = memo(function OpenSite({ isOwnerInside }: { isOwnerInside: boolean }) {
  const { pathname } = useLocation();
  const isPlayerPresent = usePlayerPresence();
  const isBackendDown = useIsBackendDown();
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <Navbar />
        {isBackendDown && (
          <LoadedLater>
            <BackendDownNotice />
          </LoadedLater>
        )}
        <div className="flex-1 pt-16 md:max-xl:pt-28 print:pt-0">
          {import.meta.env.HAS_EDITIONS && <EditionOffer isCovered={isBackendDown} />}
          {isOwnerInside && (
            <LoadedLater>
              <MaintenanceBanner />
            </LoadedLater>
          )}
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </div>
        <BackToTop isRaised={isPlayerPresent} />
        <Footer />
      </div>
      {isPlayerPresent && (
        <LoadedLater>
          <MiniPlayer />
        </LoadedLater>
      )}
      <PaletteHost />
      <Effects />
    </>
  );
});
