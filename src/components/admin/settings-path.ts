import type { paths } from "@/paths";

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

export type SettingsPath = `${typeof paths.adminSettings}#${SettingsSection}`;
