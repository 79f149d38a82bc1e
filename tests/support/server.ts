import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import type { BuildStatus } from "@/lib/build-state";
import type { Tables } from "@/lib/supabase/database.types";
import { notificationsRow, readerEmailsRow, settingsRow } from "./factories";

/** A table or function of the REST API, at whatever address the client was given. */
export const rest = (name: string) => `*/rest/v1/${name}`;

/** An endpoint of the auth API. */
export const auth = (name: string) => `*/auth/v1/${name}`;

/** Answers as PostgREST does when `count=exact` was asked for. */
export function rowsWithCount(rows: object[], total = rows.length) {
  const range = rows.length ? `0-${rows.length - 1}` : "*";
  return HttpResponse.json(rows, { headers: { "content-range": `${range}/${total}` } });
}

/** Answers as the functions do that give a page of a list and count it along. */
export function countedPage(rows: object[], total = rows.length) {
  return HttpResponse.json(rows.map((row) => ({ ...row, total })));
}

/** A refusal with a sentence, as the database's rules give it. */
export function refusal(message: string, code = "23514", status = 400, details = "") {
  return HttpResponse.json({ code, message, details, hint: null }, { status });
}

/** What a rule of the database says to a row; `<table>_<field>_<rule>` is its name. */
export function refusedBy(constraint: string, message: string) {
  return refusal(message, "23514", 400, constraint);
}

/** What the database says to a row whose id it has already. */
export function storedAlready(table: string) {
  return refusal(`duplicate key value violates unique constraint "${table}_pkey"`, "23505", 409);
}

/** A refusal as the auth API gives it. */
export function authRefusal(message: string, code: string, status = 400) {
  return HttpResponse.json({ code: status, error_code: code, msg: message }, { status });
}

/** What `save_working_copy` answers to whom it has kept a text for. */
async function keptCopy(request: Request) {
  const sent: Record<string, unknown> = await request.json();
  return { writer: sent.browser, device: sent.on_device, saved_at: "2026-11-02T10:00:00+00:00" };
}

/** What the database knows of the build hook; by default that there is none. */
export function buildStatus(values: Partial<BuildStatus> = {}): BuildStatus {
  return {
    is_set: false,
    is_watched: false,
    changed_at: null,
    called_at: null,
    status: null,
    error: null,
    ...values,
  };
}

/** The settings that everybody may read; by default those of the schema. */
export function serveSettings(given: Partial<Tables<"site_settings">>): void {
  server.use(http.get(rest("site_settings"), () => HttpResponse.json(settingsRow(given))));
}

/** What every public page, and the owner's settings, ask for. Tests put their own answers on top with `server.use`. */
const basics: HttpHandler[] = [
  http.get(rest("site_settings"), () => HttpResponse.json(settingsRow())),
  http.post(rest("rpc/read_site_settings"), () => HttpResponse.json([settingsRow()])),
  http.get(rest("rpc/site_version"), () => HttpResponse.json("1")),
  http.get(rest("categories"), () =>
    HttpResponse.json([{ name: "Frontend" }, { name: "General" }]),
  ),
  http.get(rest("tags"), () => HttpResponse.json([{ name: "css" }, { name: "react" }])),
  // Who signs in is a reader.
  http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)),
  // The menus ask for the owner's own pages, and so does an address that nothing else has.
  http.get(rest("pages"), () => rowsWithCount([])),
  http.get(rest("rpc/page_formerly_at"), () => HttpResponse.json([])),
  http.get(rest("posts"), () => rowsWithCount([])),
  http.head(rest("posts"), () => rowsWithCount([])),
  http.get(rest("post_slugs"), () => HttpResponse.json([])),
  http.get(rest("post_likes"), () => HttpResponse.json([])),
  http.get(rest("rpc/comments_page"), () => countedPage([])),
  http.get(rest("rpc/further_reading"), () => HttpResponse.json([])),
  http.get(rest("rpc/post_years"), () => HttpResponse.json([])),
  http.get(rest("projects"), () => HttpResponse.json([])),
  http.get(rest("rpc/project_articles"), () => HttpResponse.json([])),
  // What an open editor keeps on the server, and what it kept before.
  http.get(rest("working_copies"), () => HttpResponse.json([])),
  http.delete(rest("working_copies"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/save_working_copy"), async ({ request }) =>
    HttpResponse.json(await keptCopy(request)),
  ),
  http.get(rest("draft_links"), () => HttpResponse.json([])),
  http.post(rest("rpc/unfinished_posts"), () => HttpResponse.json([])),
  http.post(rest("rpc/revisions_page"), () => HttpResponse.json([])),
  // The dashboard asks for the next consultation and payment, the palette for drafts.
  http.get(rest("consultation_requests"), () => HttpResponse.json([])),
  // The owner's sidebar counts what waits.
  http.post(rest("rpc/waiting"), () =>
    HttpResponse.json([{ messages: 0, consultations: 0, comments: 0 }]),
  ),
  http.post(rest("rpc/calendar_feed_made_at"), () => HttpResponse.json([])),
  http.post(rest("rpc/busy_calendars"), () => HttpResponse.json([])),
  // The owner's frame has the database send what is due.
  http.post(rest("rpc/send_due"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/notifications"), () => HttpResponse.json([notificationsRow()])),
  http.post(rest("rpc/reader_mails"), () => HttpResponse.json([readerEmailsRow()])),
  http.post(rest("rpc/subscribers_page"), () => HttpResponse.json([])),
  // The account page asks what its address is mailed.
  http.post(rest("rpc/own_subscriptions_token"), () => HttpResponse.json(null)),
  // The privacy page says where messages go.
  http.post(rest("rpc/forms_are_sent_to"), () => HttpResponse.json(null)),
  // What the build keeps for when the backend is away.
  http.get("*/articles.json", () => new HttpResponse(null, { status: 404 })),
  http.get("*/blog/:file.comments.json", () => new HttpResponse(null, { status: 404 })),
  http.get("*/build.json", () => new HttpResponse(null, { status: 404 })),
  // The owner's settings and health page ask how the last build went.
  http.post(rest("rpc/build_status"), () => HttpResponse.json(buildStatus())),
  http.post(rest("rpc/record_page_view"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/increment_post_views"), () => new HttpResponse(null, { status: 204 })),
];

export const server = setupServer(...basics);
