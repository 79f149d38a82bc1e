/** A value for every column of every table, so that only a missing right can be why it is refused. */
import { pictureRecord, type WrittenPicture } from "../../src/data/media/record.ts";
import { postRecord, type WrittenPost } from "../../src/data/posts/record.ts";
import { projectRecord, type WrittenProject } from "../../src/data/projects/record.ts";
import { settingsRecord, type Settings } from "../../src/data/settings/record.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import type { TableName } from "../../supabase/access-matrix.ts";
import { examplesOf } from "../support/examples-of.ts";

type Tables = Database["public"]["Tables"];
type Example<Row> = {
  /** What tells rows apart. */
  key: keyof Row & string;
  /** The row of the scene that the owner changes, as a filter. */
  row: string;
  /** What an insert cannot do without. */
  required: (keyof Row & string)[];
  values: Row;
  /** Whether the same insert cannot be repeated. */
  once?: true;
  /** What must be done before every row can be deleted. */
  unlock?: string;
};

const id = (number: number) => `00000000-0000-4000-9000-000000000${number}`;
const time = "2020-01-01T00:00:00+00:00";
const token = "a".repeat(43);
const sender = { name: "Eve", email: "eve@example.com" };

/**
 * Examples of rows as somebody may want to write them.
 *
 * @param me the account that writes; for a visitor without one, the account to write as
 */
export function examplesFor(me: string): { [Name in TableName]: Example<Tables[Name]["Row"]> } {
  const letter = { ...sender, id: id(690), message: "New.", created_at: time, search_text: "new" };
  return {
    posts: {
      key: "id",
      row: `id=eq.${id(102)}`,
      required: ["title", "slug", "content"],
      values: {
        id: id(190),
        ...examplesOf<WrittenPost>(postRecord),
        slug: "new",
        language: "de",
        format: "html",
        source: "",
        category: "General",
        featured_image: "/new.avif",
        author_id: me,
        views: 1000,
        likes: 1000,
        comment_count: 1000,
        updated_at: time,
        listed_at: time,
        search_text: "new",
        title_and_category: "new",
        title_key: "new",
      },
    },
    post_slugs: {
      key: "slug",
      row: "slug=eq.out-before",
      required: ["slug", "post_id"],
      values: { slug: "new", post_id: id(101), since: time },
    },
    post_revisions: {
      key: "id",
      row: `post_id=eq.${id(102)}`,
      required: ["post_id", "was_published", "fields"],
      values: {
        id: id(180),
        post_id: id(102),
        saved_at: time,
        was_published: true,
        is_last_of_day: true,
        name: "New",
        fields: { title: "New" },
      },
    },
    working_copies: {
      key: "post_id",
      row: `post_id=eq.${id(102)}`,
      required: ["post_id", "writer", "fields"],
      once: true,
      values: {
        post_id: id(181),
        writer: me,
        base_version: time,
        fields: { title: "New" },
        device: "New",
        saved_at: time,
      },
    },
    draft_links: {
      key: "id",
      row: `id=eq.${id(801)}`,
      required: ["post_id", "token_hash", "expires_at"],
      values: {
        id: id(890),
        post_id: id(103),
        token_hash: "new",
        created_at: time,
        expires_at: time,
        revoked_at: time,
        last_opened_at: time,
      },
    },
    draft_notes: {
      key: "id",
      row: `id=eq.${id(811)}`,
      required: ["link_id", "paragraph", "quote", "name", "note"],
      values: {
        id: id(891),
        link_id: id(801),
        paragraph: 1,
        quote: "New.",
        name: "Eve",
        note: "New.",
        is_done: true,
        created_at: time,
      },
    },
    categories: {
      key: "id",
      row: "name=eq.Free",
      required: ["name"],
      values: { id: id(390), name: "New" },
      once: true,
      unlock: "delete from public.posts",
    },
    tags: {
      key: "id",
      row: "name=eq.two",
      required: ["name"],
      values: { id: id(490), name: "new" },
      once: true,
    },
    projects: {
      key: "id",
      row: `id=eq.${id(501)}`,
      required: ["title", "description"],
      values: {
        id: id(590),
        ...examplesOf<WrittenProject>(projectRecord),
        slug: "new",
        long_description_html: "<p>New.</p>",
        status: "planned",
        image_url: "/new.avif",
        github_url: "https://example.com",
        live_url: "https://example.com",
        created_at: time,
        updated_at: time,
        search_text: "new",
        title_key: "new",
      },
    },
    media: {
      key: "id",
      row: `id=eq.${id(801)}`,
      required: ["id", "name", "mime", "bytes", "width", "height", "hash", "path"],
      values: {
        id: id(890),
        ...examplesOf<WrittenPicture>(pictureRecord),
        mime: "image/avif",
        bytes: 7,
        width: 2,
        height: 1,
        hash: "b".repeat(64),
        path: `${id(890)}/2x1`,
        variants: [],
        created_at: time,
        updated_at: time,
        search_text: "new",
      },
      once: true,
    },
    comments: {
      key: "id",
      row: `id=eq.${id(201)}`,
      required: ["post_id", "author_name", "content"],
      values: {
        id: id(290),
        post_id: id(101),
        parent_id: id(201),
        user_id: me,
        author_name: "Eve",
        content: "New.",
        status: "pending",
        held_because: "links",
        sender: "somebody",
        created_at: time,
        edited_at: time,
        likes: 1000,
        search_text: "new",
      },
    },
    comment_likes: {
      key: "user_id",
      row: `user_id=eq.${me}`,
      required: ["comment_id", "user_id"],
      values: { comment_id: id(203), user_id: me, created_at: time },
      once: true,
    },
    post_likes: {
      key: "user_id",
      row: `user_id=eq.${me}`,
      required: ["post_id", "user_id"],
      values: { post_id: id(102), user_id: me, created_at: time },
      once: true,
    },
    contact_messages: {
      key: "id",
      row: `id=eq.${id(601)}`,
      required: ["name", "email", "subject", "message"],
      values: { ...letter, subject: "New", status: "replied" },
    },
    consultation_requests: {
      key: "id",
      row: `id=eq.${id(701)}`,
      required: ["name", "email", "project_type", "message"],
      values: {
        ...letter,
        company: "New",
        project_type: "other",
        budget_range: "discuss",
        timeline: "flexible",
        status: "scheduled",
        scheduled_for: time,
        requested_for: time,
        time_zone: "Europe/Berlin",
        minutes: 60,
        proposed_for: time,
        held_until: time,
        sequence: 1,
        called_off_by: "owner",
        called_off_at: time,
        reply: "New.",
        link_hashes: [token],
      },
    },
    site_analytics: {
      key: "id",
      row: "page_path=eq./blog",
      required: ["page_path"],
      values: { id: 1000, page_path: "/about", created_at: time },
    },
    site_settings: {
      key: "singleton",
      row: "singleton=is.true",
      required: [],
      values: {
        singleton: true,
        ...examplesOf<Settings>(settingsRecord),
        language: "de",
        admin_email: "new@example.com",
        contact_email: "new@example.com",
        comment_moderation: "everybody",
        blocked_networks: "192.0.2.0/24",
        content_license: "https://example.com",
        robots_search: "refused",
        robots_ai_answers: "refused",
        robots_ai_training: "refused",
        websub_hub: "https://example.com",
        social_mastodon: "https://example.com",
        social_twitter: "https://example.com",
        social_linkedin: "https://example.com",
        social_github: "https://example.com",
        booking_hours: "Mon 09:00-12:00",
        booking_time_zone: "Europe/Berlin",
        booking_minutes: 60,
        booking_pause_minutes: 15,
        booking_notice_hours: 48,
        booking_change_notice_hours: 48,
        booking_days_off: "2026-12-24",
        mails_readers: true,
        updated_at: time,
      },
    },
  };
}

/**
 * What each function is called with.
 *
 * @param me the account that calls; in the scene, one comment of each account has its id
 * @param ownComment a comment of whoever calls
 */
export const argumentsFor = (
  me: string,
  ownComment: string,
): { [Name in keyof Database["public"]["Functions"]]: object } => ({
  is_owner: {},
  further_reading: { of_post: id(101) },
  post_years: {},
  project_articles: { of_project: id(501) },
  search_articles: { asked: "out" },
  comments_page: { post: id(101) },
  increment_post_views: { post_id: id(101) },
  add_comment: { id: id(290), post_id: id(101), author_name: "Eve", content: "New." },
  set_post_like: { post_id: id(101), liked: true },
  set_comment_like: { comment_id: id(201), liked: true },
  send_contact_message: { ...sender, id: id(690), subject: "New", message: "New." },
  send_consultation_request: { ...sender, id: id(790), project_type: "other", message: "New." },
  record_page_view: { path: "/about", referrer: "a.example" },
  maintenance_contact: {},
  free_times: {},
  consultation_calendar: { id: id(701) },
  read_date: { token },
  move_date: { token, start: "2098-01-01T00:00:00Z", seen: 0 },
  call_off_date: { token },
  calendar_feed: { token },
  set_calendar_feed: { token },
  share_date: { id: id(701), token },
  calendar_feed_made_at: {},
  site_version: {},
  shared_draft: { token },
  shared_draft_notes: { token },
  add_draft_note: {
    token,
    id: id(892),
    paragraph: 0,
    quote: "Text.",
    name: "Eve",
    note: "New.",
  },
  set_build_hook: { url: "https://host.example/hook" },
  try_build_hook: {},
  build_status: {},
  notifications: {},
  // A service for emails: without one nobody could subscribe.
  set_notification_service: { service: "resend", key: "key", sender: "me@example.com" },
  set_notification_times: {
    quiet_from: "22:00",
    quiet_until: "07:00",
    time_zone: "UTC",
    digest: "none",
    digest_hour: 8,
  },
  outbox_page: {},
  send_due: {},
  send_test_mail: { id: id(991) },
  send_again: { id: id(901) },
  give_up_mail: { id: id(902) },
  forms_are_sent_to: {},
  subscribe: { address: "new@example.com", topic: "all" },
  hear_of_replies: { comment_id: ownComment, address: "new@example.com" },
  confirm_subscriptions: { token: "c".repeat(64), ids: [id(951)] },
  stop_subscriptions: { token: "d".repeat(64) },
  end_subscription: { token: "c".repeat(64), id: id(951) },
  set_subscription_frequency: { token: "c".repeat(64), frequency: "weekly" },
  subscriptions: { token: "c".repeat(64) },
  own_subscriptions_token: {},
  record_mail_event: { key: token, address: "e@example.com", event: "bounced" },
  mail_site: {},
  set_reader_mails: { is_on: false },
  set_mail_events_key: { key: "b".repeat(43) },
  reader_mails: {},
  subscribers_page: {},
  remove_subscriber: { id: id(952) },
  share_draft: { post_id: id(103), token: "b".repeat(43), days: 7 },
  analytics_summary: {},
  comment_counts: {},
  consultation_counts: {},
  dashboard_numbers: {},
  message_counts: {},
  moderation_page: {},
  read_site_settings: {},
  revisions_page: { post: id(102) },
  save_working_copy: {
    post: id(102),
    browser: id(182),
    input: { title: "New" },
    on_device: "New",
    seen: null,
  },
  unfinished_posts: {},
  bin_page: {},
  audit_page: {},
  media_uses: { media_id: id(801) },
  site_health: { built_at: "2026-01-01T00:00:00Z" },
  empty_bin: {},
  restore_deleted: { kind: "posts", ids: [id(101)] },
  account_data: {},
  edit_comment: { comment_id: me, content: "New." },
  delete_own_comment: { comment_id: me },
  trust_reader: { comment_id: id(203) },
  stop_trusting_reader: { comment_id: id(203) },
  block_author: { comment_id: id(203) },
  unblock_author: {
    comment_id: id(203),
    entry: "Eve",
    former_status: "approved",
    was_trusted: false,
  },
  waiting: {},
  delete_account: { with_comments: true },
});
