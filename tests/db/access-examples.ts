/** Rows to write and functions to call, valid in every respect, so that only a missing right can refuse them. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Functions } from "../../src/lib/supabase/functions.ts";
import type { TableName } from "../../supabase/access-matrix.ts";
import type { TestBackend } from "../support/test-backend.ts";

type Backend = Pick<TestBackend<unknown>, "exclusive">;
type Values = Record<string, unknown>;
export type Example = {
  /** The columns that identify a row. */
  key: string[];
  /** What an insert requires. */
  required: string[];
  /** A row of the scene. */
  row: Values;
  /** A row that does not exist yet. */
  fresh: () => Values;
};

const id = (number: number) => `00000000-0000-4000-9000-000000000${number}`;
const token = "a".repeat(43);
const sender = { name: "Eve", email: "eve@example.com" };

/** What must be done before every row of a table can be deleted. */
export const unlocks: Partial<Record<TableName, string>> = {
  categories: "delete from public.posts",
};

/** Columns that depend on the row's id, or have a format of their own. */
const dependents: Partial<Record<TableName, (values: Values) => Values>> = {
  media: ({ id: picture }) => ({
    path: `${String(picture)}/2x1`,
    hash: randomBytes(32).toString("hex"),
  }),
};

/**
 * An example based on a row of the scene: what the table has accepted once, it accepts again.
 *
 * @param me the account that writes; for a visitor without one, the account to write as
 * @throws Error when the table has no row
 */
export async function exampleOf(backend: Backend, table: TableName, me: string): Promise<Example> {
  const { columns, rows } = await backend.exclusive(async (db) => ({
    columns: (
      await db.query<{ name: string; part: "key" | "required" | "unique" | "account" }>(`
        select attname as name, unnest(array_remove(array[
          case when attnum = any (primary_key.conkey) then 'key' end,
          case when attnotnull and not atthasdef and attidentity = '' then 'required' end,
          case when exists (
            select from pg_index where indrelid = attrelid and indisunique and indkey::text = attnum::text
          ) then 'unique' end,
          case when exists (
            select from pg_constraint
            where conrelid = attrelid and contype = 'f' and confrelid = 'auth.users'::regclass and attnum = any (conkey)
          ) then 'account' end
        ], null)) as part
        from pg_attribute
        join pg_constraint as primary_key on primary_key.conrelid = attrelid and primary_key.contype = 'p'
        where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
        order by attnum`)
    ).rows,
    rows: (
      await db.query<{ row: Values }>(`select to_jsonb(t) as row from public.${table} as t limit 1`)
    ).rows,
  }));
  const [row] = rows.map((found) => found.row);
  if (!row) throw new Error(`No row of ${table} in supabase/seed/ or tests/db/access-scene.sql.`);
  const having = (part: (typeof columns)[number]["part"]) =>
    columns.flatMap((column) => (column.part === part ? column.name : []));
  return {
    key: having("key"),
    required: [...having("required"), ...(dependents[table] ? ["id"] : [])],
    row,
    fresh: () => {
      const values = { ...row };
      for (const name of having("unique")) values[name] = another(values[name]);
      for (const name of having("account")) values[name] = me;
      return { ...values, ...dependents[table]?.(values) };
    },
  };
}

/** A value of the same type that no row has. */
function another(value: unknown): unknown {
  const made = randomUUID();
  if (typeof value !== "string") return value;
  return value.length === made.length ? made : `${value}-${made.slice(0, 8)}`;
}

/**
 * What each function is called with.
 *
 * @param me the account that calls; in the scene, one comment of each account has its id
 * @param ownComment one of the caller's comments
 */
export const argumentsFor = (
  me: string,
  ownComment: string,
): { [Name in keyof Functions]: object } => ({
  is_owner: {},
  further_reading: { of_post: id(101) },
  further_reading_of: { posts: [id(101)] },
  post_years: {},
  page_formerly_at: { former_path: "page-before" },
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
  accept_date: { token, seen: 0 },
  call_off_date: { token },
  times_to_move: { token },
  calendar_feed: { token },
  set_calendar_feed: { token },
  share_date: { id: id(701), token },
  mark_paid: { id: id(701), is_paid: true },
  calendar_feed_made_at: {},
  calendar_to_read: { ticket: "t".repeat(64) },
  keep_busy_times: { ticket: "t".repeat(64), periods: [] },
  busy_calendars: {},
  read_calendar_now: { id: id(911) },
  add_busy_calendar: {
    id: id(912),
    name: "New",
    url: "https://calendar.example/new.ics",
    function_url: "https://db.example/functions/v1/calendars",
  },
  remove_busy_calendar: { id: id(911) },
  site_version: {},
  shared_draft: { token },
  shared_draft_notes: { token },
  add_draft_note: { token, id: id(892), paragraph: 0, quote: "Text.", name: "Eve", note: "New." },
  set_build_hook: { url: "https://host.example/hook" },
  try_build_hook: {},
  build_status: {},
  notifications: {},
  // An email service: without one nobody could subscribe.
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
  mail_language: {},
  set_mail_language: { language: "en" },
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
