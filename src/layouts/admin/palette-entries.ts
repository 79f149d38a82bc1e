import { paths } from "@/paths";
import { hasOwnersPage } from "@/sections";
import type { Entry } from "../palette/entries";
import { adminNavigation } from "./admin-navigation";

/** What no page of the sidebar is. */
const OTHERS = [
  { label: "New post", to: paths.adminNewPost, words: "write article" },
  { label: "New project", to: `${paths.adminProjects}?new`, words: "create" },
  { label: "Back up and restore", to: paths.adminGuide("backup"), words: "guide help" },
  { label: "Publish the site", to: paths.adminGuide("deploy"), words: "guide help deploy" },
  {
    label: "Keep watch over the site",
    to: paths.adminGuide("watch"),
    words: "guide help doctor monitoring",
  },
  {
    label: "What machines read",
    to: paths.adminGuide("machines"),
    words: "guide help robots ai feeds",
  },
];

/** What the owner finds in the palette. */
export function ownerEntries(): Entry[] {
  const shown = [...OTHERS.filter(({ to }) => hasOwnersPage(to)), ...adminNavigation];
  return shown.map(({ label, to, words }) => ({ id: `owner-${to}`, label, words, path: to }));
}
