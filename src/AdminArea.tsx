import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { page } from "@/components/lazy-page";
import { AdminLayout } from "@/layouts/admin/AdminLayout";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { loadDashboard } from "@/pages/admin/dashboard/load-dashboard";
import { paths } from "@/paths";
import { adminPages } from "./admin-pages";

export { adminPageAt } from "./admin-pages";

const NotFoundPage = page(() => import("@/pages/NotFoundPage"), "NotFoundPage");

export function AdminArea() {
  usePrefetchedDashboard();
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        {Object.entries(adminPages).map(([path, AdminPage]) => (
          <Route key={path} path={path} element={<AdminPage />} />
        ))}
        <Route
          path="*"
          element={
            <div className="pb-8">
              <NotFoundPage />
            </div>
          }
        />
      </Route>
    </Routes>
  );
}

/** Fetches the dashboard's data while the ownership check is running, to save a round trip. */
function usePrefetchedDashboard(): void {
  const client = useQueryClient();
  const { user, needsCode } = useAuth();
  const { pathname } = useLocation();
  const isOpening = user !== null && !needsCode && pathname === paths.admin;
  useEffect(() => {
    if (!isOpening) return;
    loadDashboard(client);
    // Made while the numbers are being fetched: the first formatter takes 100 ms on a slow phone.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void formatNumber(0));
  }, [isOpening, client]);
}
