import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/**
 * The settings that the owner edits; empty texts fall back to src/content/profile.ts. Emails to readers are switched
 * apart from them, in src/data/subscriptions/admin.ts.
 */
export type Settings = Omit<Tables<"site_settings">, "singleton" | "updated_at" | "mails_readers">;

export const settingsRecord = {
  site_name: { label: "Site name", kind: "trimmed", default: "" },
  site_description: { label: "Site description", kind: "trimmed", default: "" },
  language: { label: "Language of articles", kind: "trimmed", default: "en" },
  contact_email: { label: "Contact e-mail", kind: "trimmed", default: "" },
  admin_email: { label: "Admin e-mail", kind: "trimmed", default: "" },
  enable_comments: { label: "Comments", kind: "flag", default: true },
  comment_moderation: { label: "Hold comments by", kind: "trimmed", default: "nobody" },
  hold_links: { label: "Hold links", kind: "flag", default: false },
  blocked_words: { label: "Blocked words", kind: "exact", default: "" },
  blocked_people: { label: "Blocked people", kind: "exact", default: "" },
  blocked_networks: { label: "Blocked networks", kind: "exact", default: "" },
  enable_analytics: { label: "Analytics", kind: "flag", default: true },
  enable_email_notifications: { label: "E-mail notifications", kind: "flag", default: true },
  enable_github_sign_in: { label: "GitHub sign-in", kind: "flag", default: false },
  maintenance_mode: { label: "Maintenance mode", kind: "flag", default: false },
  booking_hours: { label: "Weekly hours", kind: "exact", default: "" },
  booking_time_zone: { label: "Time zone", kind: "trimmed", default: "UTC" },
  booking_minutes: { label: "Length", kind: "integer", default: 30 },
  booking_before_minutes: { label: "Time before", kind: "integer", default: 0 },
  booking_pause_minutes: { label: "Time after", kind: "integer", default: 0 },
  booking_notice_hours: { label: "Notice", kind: "integer", default: 24 },
  booking_days_ahead: { label: "How far ahead", kind: "integer", default: 60 },
  booking_per_day: { label: "At most a day", kind: "integer", default: 0 },
  booking_per_week: { label: "At most a week", kind: "integer", default: 0 },
  booking_reminder_hours: { label: "Reminder", kind: "integer", default: 0 },
  booking_change_notice_hours: { label: "Notice for changes", kind: "integer", default: 24 },
  booking_days_off: { label: "Days off", kind: "exact", default: "" },
  seo_title: { label: "SEO title", kind: "trimmed", default: "" },
  seo_description: { label: "SEO description", kind: "trimmed", default: "" },
  content_license: { label: "Licence of the articles", kind: "trimmed", default: "" },
  robots_search: { label: "Search engines", kind: "trimmed", default: "unsaid" },
  robots_ai_answers: { label: "Answers of AI systems", kind: "trimmed", default: "unsaid" },
  robots_ai_training: { label: "Training of AI models", kind: "trimmed", default: "unsaid" },
  websub_hub: { label: "WebSub hub", kind: "trimmed", default: "" },
  social_github: { label: "GitHub link", kind: "trimmed", default: "" },
  social_linkedin: { label: "LinkedIn link", kind: "trimmed", default: "" },
  social_mastodon: { label: "Mastodon link", kind: "trimmed", default: "" },
  social_twitter: { label: "Twitter link", kind: "trimmed", default: "" },
} as const satisfies RecordOf<Settings>;
