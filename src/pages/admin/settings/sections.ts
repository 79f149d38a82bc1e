import type { SettingsSection } from "@/components/admin/settings-path";

/** The parts of the settings in their order, with the titles that they have on the page. */
export const sectionTitles: Readonly<Record<SettingsSection, string>> = {
  general: "General",
  features: "Features",
  moderation: "Moderation",
  consultations: "Consultations",
  seo: "SEO",
  social: "Social",
  machines: "Machines",
  "busy-elsewhere": "Busy elsewhere",
  calendar: "Calendar",
  "build-hook": "Build hook",
  notifications: "Notification delivery",
  "reader-emails": "Emails to readers",
};

export const sections = Object.entries(sectionTitles).map(([name, title]) => ({ name, title }));
