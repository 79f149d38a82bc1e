import type { paths } from "@/paths";

/** What the address of the owner's settings calls their parts. */
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

/** The path of a part of the owner's settings. */
export type SettingsPath = `${typeof paths.adminSettings}#${SettingsSection}`;
