import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { latePart } from "@/components/late-part";
import { Spinner } from "@/components/ui/Spinner";
import { useIsWhole } from "@/lib/takeover";
import { SiteProvider } from "../SiteProvider";
import { SkipLink } from "../SkipLink";
import { AuthDialogProvider } from "./AuthDialogProvider";
import { Navbar } from "./Navbar";
import { useLinksToTop } from "./use-links-to-top";
import { useMaintenance } from "./use-maintenance";
import { usePageViews } from "./use-page-views";

const Footer = latePart(() => import("./Footer"), "Footer");
const LateParts = lazy(() =>
  import("./LateParts").then((module) => ({ default: module.LateParts })),
);
const MaintenanceBanner = lazy(() =>
  import("./MaintenanceBanner").then((module) => ({ default: module.MaintenanceBanner })),
);
const MaintenancePage = lazy(() =>
  import("./MaintenancePage").then((module) => ({ default: module.MaintenancePage })),
);

/** Frame of every public page. */
export function PublicLayout() {
  const { isClosed, isOwnerInside } = useMaintenance();
  const isTakenOver = useIsWhole();
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
        {isTakenOver && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LateParts isClosed={isClosed} />
            </Suspense>
          </ErrorBoundary>
        )}
      </AuthDialogProvider>
    </SiteProvider>
  );
}

function OpenSite({ isOwnerInside }: { isOwnerInside: boolean }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <Navbar />
      <div className="flex-1 pt-16 md:max-xl:pt-28 print:pt-0">
        {isOwnerInside && (
          <Suspense>
            <MaintenanceBanner />
          </Suspense>
        )}
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Footer />
    </div>
  );
}

function PageLoading() {
  return (
    <main id="main" className="page-width min-h-[80vh] pt-20">
      <Spinner label="Loading page" />
    </main>
  );
}
