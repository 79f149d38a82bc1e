/**
 * Who may do what through the API: the whole security model as one table. What is not named here is
 * refused. `tests/db/access-matrix.test.ts` tries every cell, allowed or not, through the real API, and fails
 * on a table, column or function that has no entry.
 *
 * - anonymous: anybody, without an account
 * - stranger: somebody with an account
 * - imposter: an account under the owner's address that has never been confirmed
 * - owner: the one account that the site is bound to, its address confirmed
 */
import { pictureRecord, type WrittenPicture } from "../src/data/media/record.ts";
import { postRecord, type WrittenPost } from "../src/data/posts/record.ts";
import { projectRecord, type WrittenProject } from "../src/data/projects/record.ts";
import { settingsRecord, type Settings } from "../src/data/settings/record.ts";
import { mapFields, type RecordOf } from "../src/lib/record.ts";
import type { Database } from "../src/lib/supabase/database.types.ts";

export const actors = ["anonymous", "stranger", "imposter", "owner"] as const;
export type Actor = (typeof actors)[number];
export type Allowed = readonly Actor[];

const nobody: Allowed = [];
const owner: Allowed = ["owner"];
const signedIn: Allowed = ["stranger", "imposter", "owner"];
const readers: Allowed = ["stranger", "imposter"];
const everyone: Allowed = actors;

const listed = "published and not unlisted and listed_at <= now()";
const shown = `status = 'approved'
  and post_id in (select id from public.posts where published and listed_at <= now())
  and (parent_id is null or parent_id in (select id from public.comments where status = 'approved'))`;

/** Which rows somebody reaches, as SQL; `me` stands for the account that asks. */
export const rows = {
  none: "false",
  all: "true",
  own: "user_id = me",
  out: "published and listed_at <= now()",
  ofPostOut: "post_id in (select id from public.posts where published and listed_at <= now())",
  shown,
  usedByPost: `name in (select category from public.posts where ${listed})`,
  usedAsTag: `name in (select unnest(tags) from public.posts where ${listed})`,
  shownOrOwn: `(${shown}) or (user_id = me and status <> 'spam')`,
};

/** A reader is a stranger or an imposter: an address that is not confirmed gives no right. */
export type Reach = Record<"anonymous" | "reader" | "owner", keyof typeof rows>;

type PublicTables = Database["public"]["Tables"];
export type TableName = keyof PublicTables;
type Rights = readonly [select: Allowed, insert: Allowed, update: Allowed];
type Table<Row> = {
  /** Which rows a select gives. */
  select: Reach;
  /** Which rows a delete takes. */
  delete: Reach;
  /** Who reads the column, who gives its value in an insert, who changes it. */
  columns: Record<keyof Row, Rights>;
};

/** The same rights for all columns of a record. */
const each = <Row extends object>(record: RecordOf<Row>, rights: Rights) =>
  mapFields<Record<keyof Row, Rights>>(record, () => rights);

const all: Reach = { anonymous: "all", reader: "all", owner: "all" };
const ownersOnly: Reach = { anonymous: "none", reader: "none", owner: "all" };
const none: Reach = { anonymous: "none", reader: "none", owner: "none" };

// oxfmt-ignore
export const tables: { [Name in TableName]: Table<PublicTables[Name]["Row"]> } = {
  posts: {
    select: { anonymous: "out", reader: "out", owner: "all" },
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [everyone, owner,    nobody],
      ...each<WrittenPost>(postRecord, [everyone, owner, owner]),
      author_id:                   [everyone, nobody,   nobody],
      views:                       [everyone, nobody,   nobody], // increment_post_views() counts
      likes:                       [everyone, nobody,   nobody], // counts post_likes
      comment_count:               [everyone, nobody,   nobody], // counts comments that are shown
      updated_at:                  [everyone, nobody,   nobody],
      listed_at:                   [everyone, nobody,   nobody],
      search_text:                 [everyone, nobody,   nobody],
      title_and_category:          [everyone, nobody,   nobody],
      title_key:                   [everyone, nobody,   nobody],
    },
  },
  post_slugs: {
    select: { anonymous: "ofPostOut", reader: "ofPostOut", owner: "all" },
    delete: none,
    columns: {                    // select    insert    update
      slug:                        [everyone, nobody,   nobody], // a changed posts.slug leaves one
      post_id:                     [everyone, nobody,   nobody],
      since:                       [everyone, nobody,   nobody],
    },
  },
  draft_links: {
    select: ownersOnly,
    delete: none,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody],
      post_id:                     [owner,    nobody,   nobody], // share_draft() writes
      token_hash:                  [nobody,   nobody,   nobody],
      created_at:                  [owner,    nobody,   nobody],
      expires_at:                  [owner,    nobody,   nobody],
      revoked_at:                  [owner,    nobody,   owner],
      last_opened_at:              [owner,    nobody,   nobody],
    },
  },
  draft_notes: {
    select: ownersOnly,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody],
      link_id:                     [owner,    nobody,   nobody], // add_draft_note() writes
      paragraph:                   [owner,    nobody,   nobody],
      quote:                       [owner,    nobody,   nobody],
      name:                        [owner,    nobody,   nobody],
      note:                        [owner,    nobody,   nobody],
      is_done:                     [owner,    nobody,   owner],
      created_at:                  [owner,    nobody,   nobody],
    },
  },
  post_revisions: {
    select: ownersOnly,
    delete: none,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody],
      post_id:                     [owner,    nobody,   nobody],
      saved_at:                    [owner,    nobody,   nobody],
      was_published:               [owner,    nobody,   nobody],
      is_last_of_day:              [owner,    nobody,   nobody],
      name:                        [owner,    nobody,   owner],
      fields:                      [owner,    nobody,   nobody], // every save is kept as it was
    },
  },
  working_copies: {
    select: ownersOnly,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      post_id:                     [owner,    owner,    nobody],
      writer:                      [owner,    owner,    owner],  // save_working_copy() checks
      base_version:                [owner,    owner,    owner],
      fields:                      [owner,    owner,    owner],
      device:                      [owner,    owner,    owner],
      saved_at:                    [owner,    owner,    owner],
    },
  },
  categories: {
    select: { anonymous: "usedByPost", reader: "usedByPost", owner: "all" },
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [everyone, nobody,   nobody],
      name:                        [everyone, owner,    owner],
    },
  },
  tags: {
    select: { anonymous: "usedAsTag", reader: "usedAsTag", owner: "all" },
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [everyone, nobody,   nobody],
      name:                        [everyone, owner,    owner],
    },
  },
  projects: {
    select: all,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [everyone, owner,    nobody],
      ...each<WrittenProject>(projectRecord, [everyone, owner, owner]),
      long_description_html:       [everyone, owner,    owner],
      created_at:                  [everyone, nobody,   nobody],
      updated_at:                  [everyone, nobody,   nobody],
      search_text:                 [everyone, nobody,   nobody],
      title_key:                   [everyone, nobody,   nobody],
    },
  },
  media: {
    select: ownersOnly,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [owner,    owner,    nobody],
      ...each<WrittenPicture>(pictureRecord, [owner, owner, owner]),
      mime:                        [owner,    owner,    owner],
      bytes:                       [owner,    owner,    owner],
      width:                       [owner,    owner,    owner],
      height:                      [owner,    owner,    owner],
      path:                        [owner,    owner,    nobody],
      variants:                    [owner,    owner,    owner],
      hash:                        [owner,    owner,    owner], // last to be tried, as it is unique
      created_at:                  [owner,    nobody,   nobody],
      updated_at:                  [owner,    nobody,   nobody],
      search_text:                 [owner,    nobody,   nobody],
    },
  },
  comments: {
    select: { anonymous: "shown", reader: "shownOrOwn", owner: "all" },
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [everyone, nobody,   nobody], // add_comment() writes
      post_id:                     [everyone, nobody,   nobody],
      parent_id:                   [everyone, nobody,   nobody],
      user_id:                     [nobody,   nobody,   nobody],
      author_name:                 [everyone, nobody,   nobody],
      content:                     [everyone, nobody,   nobody],
      status:                      [everyone, nobody,   owner],
      held_because:                [nobody,   nobody,   nobody], // moderation_page() tells it
      sender:                      [nobody,   nobody,   nobody], // as well
      created_at:                  [everyone, nobody,   nobody],
      edited_at:                   [everyone, nobody,   nobody], // edit_comment() sets it
      likes:                       [everyone, nobody,   nobody], // counts comment_likes
      search_text:                 [everyone, nobody,   nobody],
    },
  },
  comment_likes: {
    select: { anonymous: "none", reader: "own", owner: "own" },
    delete: none,
    columns: {                    // select    insert    update
      comment_id:                  [signedIn, nobody,   nobody], // set_comment_like() writes and deletes
      user_id:                     [signedIn, nobody,   nobody],
      created_at:                  [signedIn, nobody,   nobody],
    },
  },
  post_likes: {
    select: { anonymous: "none", reader: "own", owner: "own" },
    delete: none,
    columns: {                    // select    insert    update
      post_id:                     [signedIn, nobody,   nobody], // set_post_like() writes and deletes
      user_id:                     [signedIn, nobody,   nobody],
      created_at:                  [signedIn, nobody,   nobody],
    },
  },
  contact_messages: {
    select: ownersOnly,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody], // send_contact_message() writes
      name:                        [owner,    nobody,   nobody],
      email:                       [owner,    nobody,   nobody],
      subject:                     [owner,    nobody,   nobody],
      message:                     [owner,    nobody,   nobody],
      status:                      [owner,    nobody,   owner],
      created_at:                  [owner,    nobody,   nobody],
      search_text:                 [owner,    nobody,   nobody],
    },
  },
  consultation_requests: {
    select: ownersOnly,
    delete: ownersOnly,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody], // send_consultation_request() writes
      name:                        [owner,    nobody,   nobody],
      email:                       [owner,    nobody,   nobody],
      company:                     [owner,    nobody,   nobody],
      project_type:                [owner,    nobody,   nobody],
      budget_range:                [owner,    nobody,   nobody],
      timeline:                    [owner,    nobody,   nobody],
      message:                     [owner,    nobody,   nobody],
      status:                      [owner,    nobody,   owner],
      scheduled_for:               [owner,    nobody,   owner],
      requested_for:               [owner,    nobody,   nobody], // as well
      time_zone:                   [owner,    nobody,   nobody], // as well
      minutes:                     [owner,    nobody,   nobody],
      proposed_for:                [owner,    nobody,   owner],
      held_until:                  [owner,    nobody,   nobody],
      sequence:                    [owner,    nobody,   nobody],
      link_hashes:                 [owner,    nobody,   nobody], // hashes, which open nothing
      called_off_by:               [owner,    nobody,   nobody],
      called_off_at:               [owner,    nobody,   nobody],
      reply:                       [owner,    nobody,   owner],
      created_at:                  [owner,    nobody,   nobody],
      search_text:                 [owner,    nobody,   nobody],
    },
  },
  site_analytics: {
    select: ownersOnly,
    delete: none,
    columns: {                    // select    insert    update
      id:                          [owner,    nobody,   nobody],
      page_path:                   [owner,    nobody,   nobody], // record_page_view() writes
      created_at:                  [owner,    nobody,   nobody],
    },
  },
  site_settings: {
    select: all,
    delete: none,
    columns: {                    // select    insert    update
      singleton:                   [everyone, nobody,   nobody],
      ...each<Settings>(settingsRecord, [everyone, nobody, owner]),
      admin_email:                 [nobody,   nobody,   owner],  // read_site_settings() tells it
      comment_moderation:          [nobody,   nobody,   owner],  // as well, and the four below
      hold_links:                  [nobody,   nobody,   owner],
      blocked_words:               [nobody,   nobody,   owner],
      blocked_people:              [nobody,   nobody,   owner],
      blocked_networks:            [nobody,   nobody,   owner],
      booking_time_zone:           [nobody,   nobody,   owner],  // free_times() tells it
      booking_minutes:             [nobody,   nobody,   owner],  // as well
      booking_pause_minutes:       [nobody,   nobody,   owner],
      booking_notice_hours:        [nobody,   nobody,   owner],
      booking_change_notice_hours: [nobody,   nobody,   owner],  // read_date() tells it
      booking_days_off:            [nobody,   nobody,   owner],
      mails_readers:               [everyone, nobody,   nobody], // set_reader_mails() changes it
      updated_at:                  [everyone, nobody,   nobody],
    },
  },
};

/** Who is answered. A signed-in account that calls an owner's function gets no rows. */
// oxfmt-ignore
export const functions: Record<keyof Database["public"]["Functions"], Allowed> = {
  is_owner:               everyone,  // true for the owner alone
  further_reading:        everyone,  // posts that are out
  post_years:             everyone,  // as well
  project_articles:       everyone,  // as well
  search_articles:        everyone,  // as well
  comments_page:          everyone,  // comments one may see
  increment_post_views:   everyone,  // once a day each
  add_comment:            everyone,  // on a post that is out
  hear_of_replies:        everyone,  // to one's own comment
  send_contact_message:   everyone,
  send_consultation_request: everyone,
  free_times:             everyone,
  consultation_calendar:  everyone,  // who knows the id of a request without a link
  read_date:              everyone,  // who has its link
  move_date:              everyone,  // as well
  call_off_date:          everyone,  // as well
  calendar_feed:          everyone,  // who knows its secret
  record_page_view:       everyone,  // pages that there are
  maintenance_contact:    everyone,  // while the site is closed
  site_version:           everyone,
  shared_draft:           everyone,  // who has its link
  shared_draft_notes:     everyone,  // as well
  add_draft_note:         everyone,  // as well
  set_post_like:          signedIn,  // of a post that is out
  set_comment_like:       signedIn,  // of a comment that is shown
  account_data:           signedIn,  // one's own
  edit_comment:           signedIn,  // one's own, for 15 minutes
  delete_own_comment:     signedIn,
  analytics_summary:      owner,
  comment_counts:         owner,
  consultation_counts:    owner,
  dashboard_numbers:      owner,
  media_uses:             owner,
  message_counts:         owner,
  moderation_page:        owner,
  read_site_settings:     owner,
  revisions_page:         owner,
  save_working_copy:      owner,
  unfinished_posts:       owner,
  share_draft:            owner,
  set_calendar_feed:      owner,
  share_date:             owner,
  calendar_feed_made_at:  owner,
  set_build_hook:         owner,
  try_build_hook:         owner,
  build_status:           owner,
  bin_page:               owner,
  audit_page:             owner,
  site_health:            owner,
  empty_bin:              owner,
  restore_deleted:        owner,
  trust_reader:           owner,
  stop_trusting_reader:   owner,
  block_author:           owner,
  unblock_author:         owner,
  waiting:                owner,
  notifications:          owner,
  set_notification_service: owner,
  set_notification_times: owner,
  outbox_page:            owner,
  send_due:               owner,
  send_test_mail:         owner,
  send_again:             owner,
  give_up_mail:           owner,
  forms_are_sent_to:      everyone,  // a host, which the privacy page names
  subscribe:              everyone,
  confirm_subscriptions:  everyone,  // who has a mail's secret
  stop_subscriptions:     everyone,  // as well
  end_subscription:       everyone,  // as well
  set_subscription_frequency: everyone, // as well
  subscriptions:          everyone,  // as well
  record_mail_event:      everyone,  // who knows the secret of the address for reports
  mail_site:              everyone,  // where the site is
  own_subscriptions_token: signedIn, // one's own
  set_reader_mails:       owner,
  set_mail_events_key:    owner,
  reader_mails:           owner,
  subscribers_page:       owner,
  remove_subscriber:      owner,
  delete_account:         readers,   // one's own; the last to be tried
};

/**
 * Functions of the schema `private`, which the API does not serve: what policies, constraints and
 * wrappers run as the visitor whose request it is. Nobody may run any other.
 */
// oxfmt-ignore
export const privateFunctions: Record<string, Allowed> = {
  is_owner:               everyone,
  is_public_category:     everyone,
  is_public_comment:      everyone,
  is_public_tag:          everyone,
  add_comment:            everyone,
  send_contact_message:   everyone,
  send_consultation_request: everyone,
  free_times:             everyone,
  keep_date_link:         everyone,
  read_date:              everyone,
  move_date:              everyone,
  call_off_date:          everyone,
  consultation_calendar:  everyone,
  calendar_feed:          everyone,
  increment_post_views:   everyone,
  record_page_view:       everyone,
  maintenance_contact:    everyone,
  read_site_version:      everyone,
  search_articles:        everyone,
  forms_are_sent_to:      everyone,
  subscribe:              everyone,
  hear_of_replies:        everyone,
  confirm_subscriptions:  everyone,
  stop_subscriptions:     everyone,
  end_subscription:       everyone,
  set_subscription_frequency: everyone,
  subscriptions:          everyone,
  record_mail_event:      everyone,
  mail_site:              everyone,
  shared_draft:           everyone,
  shared_draft_notes:     everyone,
  add_draft_note:         everyone,
  comments_page:          everyone,
  is_editable_comment:    everyone,  // for the page of comments
  ensure:                 everyone,
  is_email:               everyone,
  is_image_url:           everyone,
  is_language:            everyone,
  is_name_list:           everyone,
  is_visible:             everyone,
  is_web_url:             everyone,
  set_post_like:          signedIn,
  set_comment_like:       signedIn,
  account_data:           signedIn,
  edit_comment:           signedIn,
  delete_own_comment:     signedIn,
  delete_account:         signedIn,
  days_off:               signedIn,
  is_days_off:            signedIn,
  is_time_zone:           signedIn,
  is_weekly_hours:        signedIn,
  set_calendar_feed:      signedIn,
  share_date:             signedIn,
  weekly_hours:           signedIn,
  sort_key:               signedIn,
  cascaded_from:          signedIn,
  email_of:               signedIn,
  first_difference:       signedIn,
  first_invalid_network:  signedIn,
  join_names:             signedIn,
  list_entries:           signedIn,
  normalize_line:         signedIn,
  revision_words:         signedIn,
  today:                  signedIn,
  views_by_day:           signedIn,
  views_by_hour:          signedIn,
  most_viewed:            signedIn,
  comment_counts:         signedIn,
  is_picture_type:        signedIn,
  is_variant_list:        signedIn,
  moderation_page:        signedIn,
  read_site_settings:     signedIn,
  share_draft:            signedIn,
  set_build_hook:         signedIn,
  try_build_hook:         signedIn,
  site_health:            signedIn,
  empty_bin:              signedIn,
  restore_deleted:        signedIn,
  trust_reader:           signedIn,
  stop_trusting_reader:   signedIn,
  block_author:           signedIn,
  unblock_author:         signedIn,
  notifications:          signedIn,
  set_notification_service: signedIn,
  set_notification_times: signedIn,
  outbox_page:            signedIn,
  send_due:               signedIn,
  send_test_mail:         signedIn,
  send_again:             signedIn,
  give_up_mail:           signedIn,
  own_subscriptions_token: signedIn,
  set_reader_mails:       signedIn,
  set_mail_events_key:    signedIn,
  reader_mails:           signedIn,
  subscribers_page:       signedIn,
  remove_subscriber:      signedIn,
};

/** Who reads a file by its address, and who lists, adds, replaces and deletes files, by bucket. */
// oxfmt-ignore
export const buckets: Record<string, Record<"read" | "list" | "insert" | "replace" | "delete", Allowed>> = {
  media: { read: everyone, list: owner, insert: owner, replace: owner, delete: owner },
};

/** The names in one of these tables. */
export function keysIn<Key extends string>(object: Record<Key, unknown>): Key[] {
  const isKey = (name: string): name is Key => name in object;
  return Object.keys(object).filter(isKey);
}
