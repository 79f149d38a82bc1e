import { hasAdminPage } from "@/sections";
import { everyAdminPage } from "./every-admin-page";

/** The sidebar's group "Management". */
export const adminNavigation = everyAdminPage.filter(({ to }) => hasAdminPage(to));
