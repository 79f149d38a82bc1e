import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/**
 * The settings that the owner edits; empty texts fall back to src/content/profile.ts. Emails to readers are
 * turned on separately, in src/data/subscriptions/admin.ts.
 */
export type Settings = Omit<Tables<"site_settings">, "singleton" | "updated_at" | "mails_readers">;

export const settingsRecord = {
  site_name: { kind: "trimmed", default: "" },
  site_description: { kind: "trimmed", default: "" },
  language: { kind: "trimmed", default: "en" },
  contact_email: { kind: "trimmed", default: "" },
  admin_email: { kind: "trimmed", default: "" },
  enable_comments: { kind: "flag", default: true },
  comment_moderation: { kind: "trimmed", default: "nobody" },
  hold_links: { kind: "flag", default: false },
  blocked_words: { kind: "exact", default: "" },
  blocked_people: { kind: "exact", default: "" },
  blocked_networks: { kind: "exact", default: "" },
  enable_analytics: { kind: "flag", default: true },
  enable_email_notifications: { kind: "flag", default: true },
  enable_github_sign_in: { kind: "flag", default: false },
  maintenance_mode: { kind: "flag", default: false },
  booking_hours: { kind: "exact", default: "" },
  booking_time_zone: { kind: "trimmed", default: "UTC" },
  booking_minutes: { kind: "integer", default: 30 },
  booking_before_minutes: { kind: "integer", default: 0 },
  booking_pause_minutes: { kind: "integer", default: 0 },
  booking_notice_hours: { kind: "integer", default: 24 },
  booking_days_ahead: { kind: "integer", default: 60 },
  booking_per_day: { kind: "integer", default: 0 },
  booking_per_week: { kind: "integer", default: 0 },
  booking_reminder_hours: { kind: "integer", default: 0 },
  booking_change_notice_hours: { kind: "integer", default: 24 },
  booking_days_off: { kind: "exact", default: "" },
  seo_title: { kind: "trimmed", default: "" },
  seo_description: { kind: "trimmed", default: "" },
  content_license: { kind: "trimmed", default: "" },
  robots_search: { kind: "trimmed", default: "unsaid" },
  robots_ai_answers: { kind: "trimmed", default: "unsaid" },
  robots_ai_training: { kind: "trimmed", default: "unsaid" },
  websub_hub: { kind: "trimmed", default: "" },
  social_github: { kind: "trimmed", default: "" },
  social_linkedin: { kind: "trimmed", default: "" },
  social_mastodon: { kind: "trimmed", default: "" },
  social_twitter: { kind: "trimmed", default: "" },
} as const satisfies RecordOf<Settings>;
