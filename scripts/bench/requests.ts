import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../src/lib/database.types.ts";
import { literalPattern } from "../../src/lib/literal-pattern.ts";

type Client = SupabaseClient<Database>;
type Answer = { data: unknown; error: { message: string } | null };
/** A request of the owner's screens, as src/data sends it. */
export type AdminRequest = {
  name: string;
  /** The most rows the screen shows at once. */
  page: number;
  send: (client: Client) => PromiseLike<Answer>;
};
type Table = "posts" | "contact_messages" | "consultation_requests";
type List = {
  search?: [column: string, text: string];
  equals?: Record<string, string | boolean>;
  order?: string;
  ascending?: boolean;
  from?: number;
  filter?: string;
};

const POST_COLUMNS =
  "id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, read_time, views, likes, comment_count, created_at, updated_at";
const MESSAGE_COLUMNS = "id, name, email, subject, message, status, created_at";
const REQUEST_COLUMNS =
  "id, name, email, company, project_type, budget_range, timeline, message, status, created_at";

const lists = {
  posts: { columns: POST_COLUMNS, page: 12 },
  contact_messages: { columns: MESSAGE_COLUMNS, page: 20 },
  consultation_requests: { columns: REQUEST_COLUMNS, page: 20 },
} as const;

function list(name: string, table: Table, asked: List = {}): AdminRequest {
  const { columns, page } = lists[table];
  const { search, equals = {}, order = "created_at", ascending = false, from = 0, filter } = asked;
  return {
    name,
    page,
    send: (client) => {
      let query = client.from(table).select(columns, { count: "exact" });
      for (const [column, value] of Object.entries(equals))
        query = query.filter(column, "eq", value);
      if (search) query = query.filter(search[0], "imatch", literalPattern(search[1]));
      if (filter) query = query.or(filter);
      return query
        .order(order, { ascending })
        .order("id", { ascending })
        .range(from, from + page - 1);
    },
  };
}

function moderation(
  name: string,
  args: Database["public"]["Functions"]["moderation_page"]["Args"],
) {
  return { name, page: 20, send: (client: Client) => client.rpc("moderation_page", args) };
}

const longAgo = new Date(Date.now() - 90 * 86_400_000).toISOString();
const olderThanThat = `created_at.lt."${longAgo}",and(created_at.eq."${longAgo}",id.lt.00000000-0000-4000-8000-000000000000)`;
const title = ["title_and_category", "theme form"] satisfies List["search"];
const sender = ["search_text", "sender49"] satisfies List["search"];
const nobody = "nobody wrote this";

/**
 * Every list, search and count of the owner's screens, and the dashboard.
 *
 * @param amounts how many messages and consultation requests there are at least
 */
export const adminRequests = (amounts: {
  messages: number;
  requests: number;
}): readonly AdminRequest[] => [
  list("posts", "posts"),
  list("posts: a late page", "posts", { filter: olderThanThat }),
  list("posts: drafts", "posts", { equals: { published: false } }),
  list("posts: featured", "posts", { equals: { featured: true } }),
  list("posts: by title", "posts", { order: "title_key", ascending: true }),
  list("posts: by views", "posts", { order: "views" }),
  list("posts: by last edit", "posts", { order: "updated_at" }),
  list("posts: search", "posts", { search: title }),
  list("posts: search, drafts", "posts", { search: title, equals: { published: false } }),
  list("posts: search, no match", "posts", { search: ["title_and_category", nobody] }),
  list("posts: search, all match", "posts", { search: ["title_and_category", "e"] }),
  list("messages", "contact_messages"),
  list("messages: last page", "contact_messages", { from: amounts.messages - 20 }),
  list("messages: unread", "contact_messages", { equals: { status: "unread" } }),
  list("messages: by name", "contact_messages", { order: "name", ascending: true }),
  list("messages: search", "contact_messages", { search: sender }),
  list("messages: search, unread", "contact_messages", {
    search: sender,
    equals: { status: "unread" },
  }),
  list("messages: search, no match", "contact_messages", { search: ["search_text", nobody] }),
  { name: "messages: counts", page: 3, send: (client) => client.rpc("message_counts") },
  {
    name: "messages: counts of a search",
    page: 3,
    send: (client) => client.rpc("message_counts", { search: "sender49" }),
  },
  list("consultations", "consultation_requests"),
  list("consultations: last page", "consultation_requests", { from: amounts.requests - 20 }),
  list("consultations: pending", "consultation_requests", { equals: { status: "pending" } }),
  list("consultations: by name", "consultation_requests", { order: "name", ascending: true }),
  list("consultations: search", "consultation_requests", { search: ["search_text", "mobile-app"] }),
  list("consultations: search, no match", "consultation_requests", {
    search: ["search_text", nobody],
  }),
  { name: "consultations: counts", page: 4, send: (client) => client.rpc("consultation_counts") },
  moderation("comments", {}),
  moderation("comments: a late page", {
    after_time: longAgo,
    after_id: "00000000-0000-4000-8000-000000000000",
  }),
  moderation("comments: pending", { only_status: "pending" }),
  moderation("comments: spam", { only_status: "spam" }),
  moderation("comments: search", { search: "offline cache" }),
  moderation("comments: search, pending", { search: "offline cache", only_status: "pending" }),
  moderation("comments: search, no match", { search: nobody }),
  moderation("comments: search, all match", { search: "e" }),
  { name: "comments: counts", page: 3, send: (client) => client.rpc("comment_counts") },
  {
    name: "comments: counts of a search",
    page: 3,
    send: (client) => client.rpc("comment_counts", { search: "offline cache" }),
  },
  {
    name: "comments: counts of a search, all match",
    page: 3,
    send: (client) => client.rpc("comment_counts", { search: "e" }),
  },
  {
    name: "dashboard: recent posts",
    page: 5,
    send: (client) =>
      client
        .from("posts")
        .select("id, title, published, views, likes, created_at")
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(5),
  },
  {
    name: "dashboard: recent messages",
    page: 5,
    send: (client) =>
      client
        .from("contact_messages")
        .select("id, name, subject, status, created_at")
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(5),
  },
  { name: "dashboard: numbers", page: 1, send: (client) => client.rpc("dashboard_numbers") },
];

/** The analytics screen's one request. */
export const analyticsRequest: AdminRequest = {
  name: "analytics",
  page: 1,
  send: (client) => client.rpc("analytics_summary"),
};
