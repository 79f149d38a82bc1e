import type { Settings, StoredSettings } from "@/data/settings/admin";
import { storableDaysOff, storableHours } from "@/lib/booking/weekly-hours";
import { trimTexts } from "@/lib/forms/trim-texts";
import type * as limits from "@/lib/supabase/limits/site-settings";

/** The settings and what they are called, in the order in which differences are shown. */
export const settingsLabels: Readonly<Record<keyof Settings, string>> = {
  site_name: "Site name",
  site_description: "Site description",
  language: "Language of articles",
  contact_email: "Contact e-mail",
  admin_email: "Admin e-mail",
  enable_comments: "Comments",
  comment_moderation: "Hold comments by",
  hold_links: "Hold links",
  blocked_words: "Blocked words",
  blocked_people: "Blocked people",
  blocked_networks: "Blocked networks",
  enable_analytics: "Analytics",
  enable_email_notifications: "E-mail notifications",
  enable_github_sign_in: "GitHub sign-in",
  maintenance_mode: "Maintenance mode",
  booking_hours: "Weekly hours",
  booking_time_zone: "Time zone",
  booking_minutes: "Length",
  booking_pause_minutes: "Pause between two",
  booking_notice_hours: "Notice",
  booking_days_off: "Days off",
  seo_title: "SEO title",
  seo_description: "SEO description",
  social_github: "GitHub link",
  social_linkedin: "LinkedIn link",
  social_twitter: "Twitter link",
  social_mastodon: "Mastodon link",
  robots_search: "Search engines",
  robots_ai_answers: "Answers of AI systems",
  robots_ai_training: "Training of AI models",
  content_license: "Licence of the articles",
  websub_hub: "WebSub hub",
};

/** Stored settings as form input. */
function inputOf(stored: StoredSettings): Settings {
  const {
    singleton: _singleton,
    updated_at: _updatedAt,
    mails_readers: _mailsReaders,
    ...settings
  } = stored;
  return settings;
}

/** A list of one entry on each line, without empty lines. */
function linesOf(list: string): string {
  return list
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** The values to store: trimmed. */
function fieldsOf(input: Settings): Settings {
  return {
    ...trimTexts(input),
    blocked_words: linesOf(input.blocked_words),
    blocked_people: linesOf(input.blocked_people),
    blocked_networks: linesOf(input.blocked_networks),
    booking_hours: storableHours(input.booking_hours),
    booking_days_off: storableDaysOff(input.booking_days_off),
  };
}

/** Configures the editor for the settings. */
export const settingsModel = { inputOf, fieldsOf, labels: settingsLabels };

/** The fields whose text has a length in the database. */
export type LimitedName = {
  [Name in keyof Settings]: `${Name}_max_length` extends keyof typeof limits ? Name : never;
}[keyof Settings];
