import { paths } from "@/paths";

export type ComingContent = { path: string; title: string; lead: string };

/** Screens that are not built yet and say so. */
export const comingPages: readonly ComingContent[] = [
  {
    path: paths.home,
    title: "Robin Sample builds software that stays fast",
    lead: "The front page is being set. The journal is open: twelve essays on software, machine learning and the trade.",
  },
  { path: paths.about, title: "About", lead: "The story behind the work is being written." },
  { path: paths.skills, title: "Skills", lead: "An honest list is being drawn up." },
  { path: paths.music, title: "My Music Collection", lead: "Seven tracks are being mixed." },
];
