import { paths } from "@/paths";
import { hasOwnersPage } from "@/sections";
import { t } from "@/lib/words";
import type { Entry } from "../palette/entries";
import { adminNavigation } from "./admin-navigation";

/** Entries that are not pages of the sidebar. */
const OTHERS = [
  { label: t("New Post"), to: paths.adminNewPost, words: t("write article") },
  { label: t("New Project"), to: `${paths.adminProjects}?new`, words: t("create") },
  { label: t("Back up and restore"), to: paths.adminGuide("backup"), words: t("guide help") },
  { label: t("Publish the site"), to: paths.adminGuide("deploy"), words: t("guide help deploy") },
  {
    label: t("Keep watch over the site"),
    to: paths.adminGuide("watch"),
    words: t("guide help doctor monitoring"),
  },
  {
    label: t("What machines read"),
    to: paths.adminGuide("machines"),
    words: t("guide help robots ai feeds"),
  },
];

export function ownerEntries(): Entry[] {
  const shown = [...OTHERS.filter(({ to }) => hasOwnersPage(to)), ...adminNavigation];
  return shown.map(({ label, to, words }) => ({ id: `owner-${to}`, label, words, path: to }));
}
