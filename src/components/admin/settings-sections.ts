import { t } from "@/lib/words";
import { paths } from "@/paths";

export const sectionTitles = {
  general: t("General"),
  features: t("Features"),
  moderation: t("Moderation"),
  consultations: t("Consultations"),
  seo: "SEO",
  social: t("Social"),
  machines: t("Crawlers and feeds"),
  "busy-elsewhere": t("Busy elsewhere"),
  calendar: t("Calendar"),
  "build-hook": t("Build hook"),
  notifications: t("Notification delivery"),
  "reader-emails": t("Emails to readers"),
};
export type SettingsSection = keyof typeof sectionTitles;

export const sections = Object.entries(sectionTitles).map(([value, label]) => ({ value, label }));

export const settingsPath = (section: SettingsSection) => `${paths.adminSettings}#${section}`;
