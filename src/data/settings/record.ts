import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import { t } from "../../lib/words.ts";

/**
 * The settings that the owner edits; empty texts fall back to src/content/profile.ts. Emails to readers are
 * turned on separately, in src/data/subscriptions/admin.ts.
 */
export type Settings = Omit<Tables<"site_settings">, "singleton" | "updated_at" | "mails_readers">;

export const settingsRecord = {
  site_name: { label: t("Site name"), kind: "trimmed", default: "" },
  site_description: { label: t("Site description"), kind: "trimmed", default: "" },
  language: { label: t("Language of articles"), kind: "trimmed", default: "en" },
  contact_email: { label: t("Contact email"), kind: "trimmed", default: "" },
  admin_email: { label: t("Admin email"), kind: "trimmed", default: "" },
  enable_comments: { label: t("Comments"), kind: "flag", default: true },
  comment_moderation: { label: t("Hold for review"), kind: "trimmed", default: "nobody" },
  hold_links: { label: t("Hold comments with links"), kind: "flag", default: false },
  blocked_words: { label: t("Blocked words"), kind: "exact", default: "" },
  blocked_people: { label: t("Blocked people"), kind: "exact", default: "" },
  blocked_networks: { label: t("Blocked networks"), kind: "exact", default: "" },
  enable_analytics: { label: t("Analytics"), kind: "flag", default: true },
  enable_email_notifications: { label: t("Email notifications"), kind: "flag", default: true },
  enable_github_sign_in: { label: t("GitHub sign-in"), kind: "flag", default: false },
  maintenance_mode: { label: t("Maintenance mode"), kind: "flag", default: false },
  booking_hours: { label: t("Weekly hours"), kind: "exact", default: "" },
  booking_time_zone: { label: t("Time zone"), kind: "trimmed", default: "UTC" },
  booking_minutes: { label: t("Length"), kind: "integer", default: 30 },
  booking_before_minutes: { label: t("Time before"), kind: "integer", default: 0 },
  booking_pause_minutes: { label: t("Time after"), kind: "integer", default: 0 },
  booking_notice_hours: { label: t("Notice"), kind: "integer", default: 24 },
  booking_days_ahead: { label: t("How far ahead"), kind: "integer", default: 60 },
  booking_per_day: { label: t("At most per day"), kind: "integer", default: 0 },
  booking_per_week: { label: t("At most per week"), kind: "integer", default: 0 },
  booking_reminder_hours: { label: t("Reminder"), kind: "integer", default: 0 },
  booking_change_notice_hours: { label: t("Notice for changes"), kind: "integer", default: 24 },
  booking_days_off: { label: t("Days off"), kind: "exact", default: "" },
  seo_title: { label: t("SEO title"), kind: "trimmed", default: "" },
  seo_description: { label: t("SEO description"), kind: "trimmed", default: "" },
  content_license: { label: t("Article licence"), kind: "trimmed", default: "" },
  robots_search: { label: t("Search engines"), kind: "trimmed", default: "unsaid" },
  robots_ai_answers: { label: t("AI answers"), kind: "trimmed", default: "unsaid" },
  robots_ai_training: { label: t("AI training"), kind: "trimmed", default: "unsaid" },
  websub_hub: { label: t("WebSub hub"), kind: "trimmed", default: "" },
  social_github: { label: t("GitHub link"), kind: "trimmed", default: "" },
  social_linkedin: { label: t("LinkedIn link"), kind: "trimmed", default: "" },
  social_mastodon: { label: t("Mastodon link"), kind: "trimmed", default: "" },
  social_twitter: { label: t("Twitter link"), kind: "trimmed", default: "" },
} as const satisfies RecordOf<Settings>;
