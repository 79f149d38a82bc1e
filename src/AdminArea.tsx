import { Route, Routes } from "react-router-dom";
import { page } from "@/components/lazy-page";
import { AdminLayout } from "@/layouts/admin/AdminLayout";
import { ownersPages } from "./owners-pages";

export { ownersPageAt } from "./owners-pages";

const NotFoundPage = page(() => import("@/pages/NotFoundPage"), "NotFoundPage");

/** The admin area's routes. */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        {Object.entries(ownersPages).map(([path, OwnersPage]) => (
          <Route key={path} path={path} element={<OwnersPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
