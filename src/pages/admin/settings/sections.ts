import type { SettingsSection } from "@/components/admin/settings-path";
import { t } from "@/lib/words";

export const sectionTitles: Readonly<Record<SettingsSection, string>> = {
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

export const sections = Object.entries(sectionTitles).map(([value, label]) => ({ value, label }));
