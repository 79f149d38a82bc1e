/**
 * Who may do what through the API: the whole security model in one place. Whatever is not listed here is
 * refused. `tests/db/access-matrix.test.ts` tries every column of every table, allowed or not, through the real
 * API, and fails on a table or function without an entry.
 *
 * - anonymous: anybody, without an account
 * - stranger: somebody with an account
 * - imposter: an account with the owner's address that has never been confirmed
 * - owner: the one account that the site belongs to, with a confirmed address
 */
import { columns, type Database } from "../src/lib/supabase/database.types.ts";

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

/** Which rows somebody can access, as SQL; `me` stands for the calling account. */
export const rows = {
  none: "false",
  all: "true",
  own: "user_id = me",
  out: "published and listed_at <= now()",
  published: "published",
  ofPostOut: "post_id in (select id from public.posts where published and listed_at <= now())",
  shown,
  usedByPost: `name in (select category from public.posts where ${listed})`,
  usedAsTag: `name in (select unnest(tags) from public.posts where ${listed})`,
  shownOrOwn: `(${shown}) or (user_id = me and status <> 'spam')`,
};

/** A reader is a stranger or an imposter: an unconfirmed address gives no rights. */
export type Reach = Record<"anonymous" | "reader" | "owner", keyof typeof rows>;

type Columns = typeof columns;
export type TableName = keyof Columns;
type Rights = readonly [select: Allowed, insert: Allowed, update: Allowed];
type Table<Column extends string> = {
  /** Which rows a select returns. */
  select: Reach;
  /** Which rows a delete removes. */
  delete: Reach;
  /**
   * Who reads a column, who sets its value in an insert, who changes it. Nobody changes an id, or writes
   * generated values, such as the times of a row.
   */
  rights: Rights;
  /** Columns whose rights differ. */
  except?: Partial<Record<Column, Rights>>;
};

const all: Reach = { anonymous: "all", reader: "all", owner: "all" };
const ownersOnly: Reach = { anonymous: "none", reader: "none", owner: "all" };
const none: Reach = { anonymous: "none", reader: "none", owner: "none" };

//                       select    insert    update
const written: Rights = [everyone, owner, owner];
const read: Rights = [everyone, nobody, nobody];
const readByOwner: Rights = [owner, nobody, nobody];
const changedByOwner: Rights = [owner, nobody, owner];
const hidden: Rights = [nobody, nobody, nobody];
const setting: Rights = [nobody, nobody, owner];

/** Readable by everyone, writable by the owner. */
const published = { select: all, delete: ownersOnly, rights: written };

export const tables: { [Name in TableName]: Table<keyof Columns[Name] & string> } = {
  posts: {
    ...published,
    select: { anonymous: "out", reader: "out", owner: "all" },
    except: {
      author_id: read,
      views: read, // increment_post_views() counts
      likes: read, // counts post_likes
      comment_count: read, // counts comments that are shown
      created_at: written,
      listed_at: read,
    },
  },
  // A changed posts.slug leaves one.
  post_slugs: {
    select: { anonymous: "ofPostOut", reader: "ofPostOut", owner: "all" },
    delete: none,
    rights: read,
  },
  // share_draft() writes.
  draft_links: {
    select: ownersOnly,
    delete: none,
    rights: readByOwner,
    except: { token_hash: hidden, revoked_at: changedByOwner },
  },
  // add_draft_note() writes.
  draft_notes: {
    select: ownersOnly,
    delete: ownersOnly,
    rights: readByOwner,
    except: { is_done: changedByOwner },
  },
  // Every save is kept as it was.
  post_revisions: {
    select: ownersOnly,
    delete: none,
    rights: readByOwner,
    except: { name: changedByOwner },
  },
  // save_working_copy() checks.
  working_copies: {
    select: ownersOnly,
    delete: ownersOnly,
    rights: [owner, owner, owner],
    except: { post_id: [owner, owner, nobody], kind: [owner, owner, nobody] },
  },
  categories: {
    ...published,
    select: { anonymous: "usedByPost", reader: "usedByPost", owner: "all" },
    except: { id: read },
  },
  tags: {
    ...published,
    select: { anonymous: "usedAsTag", reader: "usedAsTag", owner: "all" },
    except: { id: read },
  },
  pages: {
    ...published,
    select: { anonymous: "published", reader: "published", owner: "all" },
    except: { former_paths: read }, // a changed path leaves one
  },
  projects: published,
  media: {
    select: ownersOnly,
    delete: ownersOnly,
    rights: [owner, owner, owner],
    except: { path: [owner, owner, nobody] },
  },
  // add_comment() writes. Access is granted per column: other columns are inaccessible.
  comments: {
    select: { anonymous: "shown", reader: "shownOrOwn", owner: "all" },
    delete: ownersOnly,
    rights: hidden, // like the author's identity; moderation_page() returns it to the owner
    except: {
      id: read,
      post_id: read,
      parent_id: read,
      author_name: read,
      content: read,
      status: [everyone, nobody, owner],
      created_at: read,
      edited_at: read, // edit_comment() sets it
      likes: read, // counts comment_likes
      search_text: read,
    },
  },
  // set_comment_like() writes and deletes.
  comment_likes: {
    select: { anonymous: "none", reader: "own", owner: "own" },
    delete: none,
    rights: [signedIn, nobody, nobody],
  },
  // set_post_like() writes and deletes.
  post_likes: {
    select: { anonymous: "none", reader: "own", owner: "own" },
    delete: none,
    rights: [signedIn, nobody, nobody],
  },
  // send_contact_message() writes.
  contact_messages: {
    select: ownersOnly,
    delete: ownersOnly,
    rights: readByOwner,
    except: { status: changedByOwner },
  },
  consultation_kinds: {
    ...published,
    select: { anonymous: "published", reader: "published", owner: "all" },
  },
  // send_consultation_request() writes.
  consultation_requests: {
    select: ownersOnly,
    delete: ownersOnly,
    rights: readByOwner,
    except: {
      status: changedByOwner,
      scheduled_for: changedByOwner,
      proposed_for: changedByOwner,
      reply: changedByOwner,
    },
  },
  // record_page_view() writes.
  site_analytics: { select: ownersOnly, delete: none, rights: readByOwner },
  site_settings: {
    select: all,
    delete: none,
    rights: [everyone, nobody, owner],
    except: {
      singleton: read,
      mails_readers: read, // set_reader_mails() changes it
      // read_site_settings() returns these to the owner.
      admin_email: setting,
      comment_moderation: setting,
      hold_links: setting,
      blocked_words: setting,
      blocked_people: setting,
      blocked_networks: setting,
      // free_times() returns what follows from these.
      booking_time_zone: setting,
      booking_minutes: setting,
      booking_before_minutes: setting,
      booking_pause_minutes: setting,
      booking_notice_hours: setting,
      booking_change_notice_hours: setting,
      booking_days_ahead: setting,
      booking_per_day: setting,
      booking_per_week: setting,
      booking_reminder_hours: setting,
      booking_days_off: setting,
    },
  },
};

export function columnsWithRights(name: TableName): [column: string, rights: Rights][] {
  const { rights, except = {} }: Table<string> = tables[name];
  const [select, insert, update] = rights;
  return Object.entries(columns[name]).map(([column, type]) => {
    const isComputed = type === "generated" || ["created_at", "updated_at"].includes(column);
    const usual: Rights = [
      select,
      isComputed ? nobody : insert,
      isComputed || column === "id" ? nobody : update,
    ];
    return [column, except[column] ?? usual];
  });
}

/** Who gets a result. A signed-in account that calls an owner's function gets no rows. */
// oxfmt-ignore
export const functions: Record<keyof Database["public"]["Functions"], Allowed> = {
  is_owner:               everyone,  // true for the owner alone
  further_reading:        everyone,  // posts that are out
  further_reading_of:     everyone,  // as well
  post_years:             everyone,  // as well
  project_articles:       everyone,  // as well
  page_formerly_at:       everyone,  // if it is published
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
  accept_date:            everyone,  // as well
  call_off_date:          everyone,  // as well
  times_to_move:          everyone,  // as well
  calendar_feed:          everyone,  // who knows its secret
  calendar_to_read:       everyone,  // who has the ticket of a reading
  keep_busy_times:        everyone,  // as well
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
  mark_paid:              owner,
  calendar_feed_made_at:  owner,
  add_busy_calendar:      owner,
  read_calendar_now:      owner,
  remove_busy_calendar:   owner,
  busy_calendars:         owner,
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
  mail_language:          everyone,  // that of the site
  set_mail_language:      owner,
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
 * Functions of the schema `private`, which the API does not expose: those that policies, constraints and API
 * functions run with the rights of the requesting visitor. Functions with the same name as an API function are
 * not listed: they are open to visitors if that one is, and otherwise to every account, as they check
 * themselves who is calling. Nobody may run any other.
 */
// oxfmt-ignore
export const privateFunctions: Record<string, Allowed> = {
  is_public_category:     everyone,
  is_public_comment:      everyone,
  is_public_tag:          everyone,
  keep_date_link:         everyone,
  read_site_version:      everyone,
  listed_translations:    everyone,  // for what to read besides a post
  articles_about:         everyone,  // for the articles about a project
  page_id_at:             everyone,  // of a page that is published
  is_editable_comment:    everyone,  // for the page of comments
  ensure:                 everyone,
  is_email:               everyone,
  is_image_url:           everyone,
  is_language:            everyone,
  is_name_list:           everyone,
  is_visible:             everyone,
  is_web_url:             everyone,
  days_off:               signedIn,
  is_days_off:            signedIn,
  is_discussion_list:     signedIn,
  is_time_zone:           signedIn,
  is_weekly_hours:        signedIn,
  weekly_hours:           signedIn,
  sort_key:               signedIn,
  like_pattern:           signedIn,
  like_patterns:          signedIn,
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
  is_picture_type:        signedIn,
  is_variant_list:        signedIn,
};

/** Who reads a file by its URL, and who lists, adds, replaces and deletes files, by bucket. */
// oxfmt-ignore
export const buckets: Record<string, Record<"read" | "list" | "insert" | "replace" | "delete", Allowed>> = {
  media: { read: everyone, list: owner, insert: owner, replace: owner, delete: owner },
};

/** The keys of one of these tables. */
export function keysIn<Key extends string>(object: Record<Key, unknown>): Key[] {
  const isKey = (name: string): name is Key => name in object;
  return Object.keys(object).filter(isKey);
}
