import "./admin.css";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { RecordSectionsContext, type RecordSections } from "@/components/admin/record-sections";
import { useSendDue } from "@/data/outbox";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { LoadedLater } from "@/components/LoadedLater";
import { cancelStrayDrops } from "@/lib/browser/dropped-files";
import { keepFocus } from "@/lib/browser/keep-focus";
import { lazyPart } from "@/lib/lazy-part";
import { PaletteHost } from "../palette/PaletteHost";
import { RouteAnnouncer } from "../RouteAnnouncer";
import { SiteProvider } from "../SiteProvider";
import { SkipLink } from "../SkipLink";
import { AdminSidebar } from "./AdminSidebar";
import { AdminTopBar } from "./AdminTopBar";
import { MediaLibraryProvider } from "./MediaLibraryProvider";
import { OwnerGate } from "./OwnerGate";
import { useSidebar } from "./use-sidebar";
import { t } from "@/lib/words";

const NewPasswordDialog = lazyPart(() => import("../NewPasswordDialog"), "NewPasswordDialog");

// Only shown in editors.
const SharingSection = lazyPart(() => import("./sharing/SharingSection"), "SharingSection");
const RevisionsSection = lazyPart(() => import("./revisions/RevisionsSection"), "RevisionsSection");

const sections: RecordSections = {
  renderSharing: (record) => (
    <LoadedLater what={t("The sharing of drafts")}>
      <SharingSection {...record} />
    </LoadedLater>
  ),
  renderRevisions: (record) => (
    <LoadedLater what={t("The list of versions")}>
      <RevisionsSection {...record} />
    </LoadedLater>
  ),
};

export function AdminLayout() {
  const { isRecovering } = useAuth();
  useEffect(cancelStrayDrops, []);
  return (
    <SiteProvider isPublic={false}>
      <SkipLink />
      <OwnerGate>
        <OwnerFrame />
      </OwnerGate>
      {isRecovering && (
        <LoadedLater what={t("The sign-in form")}>
          <NewPasswordDialog />
        </LoadedLater>
      )}
      <RouteAnnouncer />
    </SiteProvider>
  );
}

function OwnerFrame() {
  const { pathname } = useLocation();
  const sidebar = useSidebar();
  useEffect(keepFocus, []);
  const { mutate: sendDue } = useSendDue();
  useEffect(() => sendDue(), [sendDue]);
  return (
    <div className="flex min-h-dvh">
      <AdminSidebar isOpen={sidebar.isOpen} />
      <div className="min-w-0 flex-1">
        <AdminTopBar sidebar={sidebar} />
        <ErrorBoundary resetKey={pathname}>
          <MediaLibraryProvider>
            <RecordSectionsContext value={sections}>
              <Outlet />
            </RecordSectionsContext>
          </MediaLibraryProvider>
        </ErrorBoundary>
      </div>
      <PaletteHost />
    </div>
  );
}
