import type { paths } from "@/paths";

/** The anchors of the sections of the owner's settings. */
export type SettingsSection =
  | "general"
  | "features"
  | "moderation"
  | "consultations"
  | "seo"
  | "social"
  | "machines"
  | "busy-elsewhere"
  | "calendar"
  | "build-hook"
  | "notifications"
  | "reader-emails";

/** The path of a section of the owner's settings. */
export type SettingsPath = `${typeof paths.adminSettings}#${SettingsSection}`;
