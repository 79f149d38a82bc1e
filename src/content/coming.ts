import { paths } from "@/paths";

export type ComingContent = { path: string; title: string; lead: string };

/** Screens that are not built yet and say so. */
export const comingPages: readonly ComingContent[] = [
  { path: paths.music, title: "My Music Collection", lead: "Seven tracks are being mixed." },
];
