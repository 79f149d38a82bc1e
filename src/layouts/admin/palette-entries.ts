import { paths } from "@/paths";
import { hasAdminPage } from "@/sections";
import { t } from "@/lib/words";
import type { Entry } from "../palette/entries";
import { adminNavigation } from "./admin-navigation";

/** Entries that are not pages of the sidebar. */
const OTHER_PAGES = [
  { label: t("New Post"), to: paths.adminNewPost, keywords: t("write article") },
  { label: t("New Project"), to: `${paths.adminProjects}?new`, keywords: t("create") },
  { label: t("Back up and restore"), to: paths.adminGuide("backup"), keywords: t("guide help") },
  {
    label: t("Publish the site"),
    to: paths.adminGuide("deploy"),
    keywords: t("guide help deploy"),
  },
  {
    label: t("Keep watch over the site"),
    to: paths.adminGuide("watch"),
    keywords: t("guide help doctor monitoring"),
  },
  {
    label: t("What machines read"),
    to: paths.adminGuide("machines"),
    keywords: t("guide help robots ai feeds"),
  },
];

export function ownerEntries(): Entry[] {
  const shown = [...OTHER_PAGES.filter(({ to }) => hasAdminPage(to)), ...adminNavigation];
  return shown.map(({ label, to, keywords }) => ({ id: `owner-${to}`, label, keywords, path: to }));
}
