import type { BusyCalendar } from "@/data/busy-calendars";
import type { Comment } from "@/data/comments/public";
import type { ReaderEmails } from "@/data/subscriptions/admin";
import type { Notifications } from "@/data/outbox";
import { pageRecord, type WrittenPage } from "@/data/pages/record";
import {
  consultationTypeRecord,
  type WrittenConsultationType,
} from "@/data/consultation-types/record";
import { postRecord, type WrittenPost } from "@/data/posts/record";
import { projectRecord, type WrittenProject } from "@/data/projects/record";
import { settingsRecord, type Settings } from "@/data/settings/record";
import { mapFields, type RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

let made = 0;
let placed = 0;
const slugOf = (title: string) => title.toLowerCase().match(/\w+/g)?.join("-") ?? "untitled";
/** Not one of supabase/seed, whose likes would be added to a test's post. */
const nextId = () => `00000000-0000-4000-b000-${String(++made).padStart(12, "0")}`;

const defaultsOf = <Row extends object>(record: RecordOf<Row>) =>
  mapFields<Row>(record, (field) => field.default);

/** What every new row of a record has: the defaults of its `record.ts`. */
export function newRow<Row extends object>(record: RecordOf<Row>) {
  const now = "2026-11-01T10:00:00+00:00";
  return { id: nextId(), ...defaultsOf(record), created_at: now, updated_at: now };
}

/** A published post; pass what matters to the test. */
export function postRow(given: Partial<Tables<"posts">> = {}): Tables<"posts"> {
  const title = given.title ?? `Post ${made + 1}`;
  const category = given.category ?? "Frontend";
  return {
    ...newRow<WrittenPost>(postRecord),
    title,
    slug: slugOf(title),
    excerpt: "What it is about.",
    language: "en",
    content: "<p>The whole story.</p>",
    format: "html",
    category,
    tags: ["react", "css", "html", "dom"],
    published: true,
    author_name: "Robin Sample",
    author_id: null,
    views: 12,
    likes: 3,
    comment_count: 2,
    listed_at: given.published_at ?? given.created_at ?? "2026-11-01T10:00:00+00:00",
    search_text: title.toLowerCase(),
    title_and_category: `${title}\n${category}`.toLowerCase(),
    title_key: title.toLowerCase(),
    ...given,
  };
}

/** What the database returns about a comment to its reader. */
type ToReader = "is_own" | "is_author" | "is_liked" | "is_editable";
type GivenComment = Partial<Omit<Comment, ToReader>> & {
  /** The email address of whoever has signed in to write it. */
  reader?: string;
  /** A visitor's hash of the day. */
  sender?: string;
  held_because?: string;
};

/** An approved top-level comment; pass what matters to the test. */
export function commentRow(given: GivenComment = {}): Comment & GivenComment {
  return {
    id: nextId(),
    post_id: nextId(),
    parent_id: null,
    author_name: "Ada Reader",
    content: "Well said.",
    status: "approved",
    created_at: "2026-11-02T10:00:00+00:00",
    edited_at: null,
    likes: 0,
    is_own: false,
    is_author: false,
    is_liked: false,
    is_editable: false,
    ...given,
  };
}

/** A published page of the owner's; pass what matters to the test. */
export function pageRow(given: Partial<Tables<"pages">> = {}): Tables<"pages"> {
  const title = given.title ?? `Page ${made + 1}`;
  return {
    ...newRow<WrittenPage>(pageRecord),
    title,
    path: slugOf(title),
    language: "en",
    format: "html",
    content: "<p>What has no other place.</p>",
    published: true,
    former_paths: [],
    search_text: title.toLowerCase(),
    title_key: title.toLowerCase(),
    ...given,
  };
}

/** A completed project; pass what matters to the test. */
export function projectRow(given: Partial<Tables<"projects">> = {}): Tables<"projects"> {
  const row = {
    ...newRow<WrittenProject>(projectRecord),
    title: `Project ${made + 1}`,
    slug: `project-${made + 1}`,
    description: "What it does.",
    long_description_html: "",
    start_date: "2025-03-01",
    end_date: "2025-11-30",
    title_key: "",
    ...given,
  };
  const { title, description, technologies } = row;
  return { search_text: [title, description, ...technologies].join("\n"), ...row };
}

/** A consultation type on offer; pass what matters to the test. */
export function kindRow(
  given: Partial<Tables<"consultation_kinds">> = {},
): Tables<"consultation_kinds"> {
  return {
    ...newRow<WrittenConsultationType>(consultationTypeRecord),
    title: `Kind ${made + 1}`,
    place: ++placed,
    ...given,
  };
}

/** An unread message; pass what matters to the test. */
export function messageRow(
  given: Partial<Tables<"contact_messages">> = {},
): Tables<"contact_messages"> {
  const row = {
    id: nextId(),
    name: "Ada Reader",
    email: "ada@example.com",
    subject: `Question ${made}`,
    message: "How did you do it?",
    status: "unread",
    created_at: "2026-11-02T10:00:00+00:00",
    ...given,
  };
  return { search_text: `${row.name}\n${row.email}\n${row.subject}`, ...row };
}

/** A pending consultation request; pass what matters to the test. */
export function consultationRow(
  given: Partial<Tables<"consultation_requests">> = {},
): Tables<"consultation_requests"> {
  const row = {
    id: nextId(),
    name: `Client ${made}`,
    email: "client@example.com",
    company: null,
    project_type: "web-development",
    budget_range: null,
    timeline: null,
    message: "A site for our kilns.",
    status: "pending",
    scheduled_for: null,
    requested_for: null,
    time_zone: null,
    kind: null,
    price: null,
    minutes: null,
    amount: null,
    currency: null,
    payment_reference: null,
    payment_link: null,
    pays_on_page: null,
    payment_hours: null,
    paid_at: null,
    proposed_for: null,
    held_until: null,
    sequence: 0,
    called_off_by: null,
    called_off_at: null,
    link_hashes: [],
    reply: null,
    scheduled_at: null,
    created_at: "2026-11-02T10:00:00+00:00",
    ...given,
  };
  return { search_text: `${row.name}\n${row.email}\n${row.project_type}`, ...row };
}

/** The site's settings with the defaults of the schema. */
export function settingsRow(given: Partial<Tables<"site_settings">> = {}): Tables<"site_settings"> {
  return {
    singleton: true,
    ...defaultsOf<Settings>(settingsRecord),
    site_name: "Robin Sample",
    site_description: "A sample site.",
    admin_email: "owner@example.com",
    contact_email: "hello@example.com",
    blocked_words: "casino",
    social_github: "https://github.com/example",
    mails_readers: false,
    updated_at: "2026-11-01T10:00:00+00:00",
    ...given,
  };
}

/** Emails to readers are off. */
export const readerEmailsRow: ReaderEmails = {
  is_on: false,
  takes_reports: false,
  subscribers: 0,
  unconfirmed: 0,
  refused: 0,
  waiting: 0,
  sent: 0,
};

/** An external calendar that is read successfully. */
export function busyCalendarRow(given: Partial<BusyCalendar> = {}): BusyCalendar {
  return {
    id: nextId(),
    name: "Work",
    read_at: "2026-11-20T11:50:00Z",
    error: null,
    left_out: 0,
    periods: 3,
    is_overdue: false,
    ...given,
  };
}

/** How the owner is notified; by default not at all. */
export function notificationsRow(given: Partial<Notifications> = {}): Notifications {
  return {
    service: "",
    host: "",
    sender: "",
    recipient: "",
    default_recipient: "owner@example.com",
    template: null,
    key_header: "Authorization",
    repeat_hours: 0,
    has_key: false,
    quiet_from: "00:00",
    quiet_until: "00:00",
    time_zone: "UTC",
    digest: "none",
    digest_hour: 8,
    is_watched: true,
    overdue_since: "",
    waiting: 0,
    unknown: 0,
    failed: 0,
    ...given,
  };
}
