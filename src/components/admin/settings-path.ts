import { paths } from "@/paths";

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

export const settingsPath = (section: SettingsSection) => `${paths.adminSettings}#${section}`;
