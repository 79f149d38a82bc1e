import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import type { BuildStatus } from "@/lib/build-state";
import type { Tables } from "@/lib/supabase/database.types";
import { notificationsRow, readerEmailsRow, settingsRow } from "./factories";

/** A table or function of the REST API, at any host. */
export const rest = (name: string) => `*/rest/v1/${name}`;

/** An endpoint of the auth API. */
export const auth = (name: string) => `*/auth/v1/${name}`;

/** Responds like PostgREST to `count=exact`. */
export function rowsWithCount(rows: object[], total = rows.length) {
  const range = rows.length ? `0-${rows.length - 1}` : "*";
  return HttpResponse.json(rows, { headers: { "content-range": `${range}/${total}` } });
}

/** Responds like the functions that return a page of a list with its total. */
export function countedPage(rows: object[], total = rows.length) {
  return HttpResponse.json(rows.map((row) => ({ ...row, total })));
}

/** An error with a message, as from the database's rules. */
export function refusal(message: string, code = "23514", status = 400, details = "") {
  return HttpResponse.json({ code, message, details, hint: null }, { status });
}

/** A constraint violation; the constraint's name is `<table>_<field>_<rule>`. */
export function refusedBy(constraint: string, message: string) {
  return refusal(message, "23514", 400, constraint);
}

/** The database's error for a row whose id exists already. */
export function storedAlready(table: string) {
  return refusal(`duplicate key value violates unique constraint "${table}_pkey"`, "23505", 409);
}

/** An error of the auth API. */
export function authRefusal(message: string, code: string, status = 400) {
  return HttpResponse.json({ code: status, error_code: code, msg: message }, { status });
}

/** The answer of Supabase's gateway, before any service, to a key that was retired. */
export function retiredKey() {
  const body = { message: "Legacy API keys are disabled", hint: "…" };
  return HttpResponse.json(body, { status: 401 });
}

/** The response of `save_working_copy` when it has stored a text. */
async function keptCopy(request: Request) {
  const sent: Record<string, unknown> = await request.json();
  return { writer: sent.browser, device: sent.on_device, saved_at: "2026-11-02T10:00:00+00:00" };
}

/** The state of the build hook; by default there is none. */
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

/** The public settings; by default those of the schema. */
export function serveSettings(given: Partial<Tables<"site_settings">>): void {
  server.use(http.get(rest("site_settings"), () => HttpResponse.json(settingsRow(given))));
}

/** The requests of every public page, and of the owner's settings. Tests override these with `server.use`. */
const basics: HttpHandler[] = [
  http.get(rest("site_settings"), () => HttpResponse.json(settingsRow())),
  http.post(rest("rpc/read_site_settings"), () => HttpResponse.json([settingsRow()])),
  http.get(rest("rpc/site_version"), () => HttpResponse.json("1")),
  http.get(rest("categories"), () =>
    HttpResponse.json([{ name: "Frontend" }, { name: "General" }]),
  ),
  http.get(rest("tags"), () => HttpResponse.json([{ name: "css" }, { name: "react" }])),
  // Signed-in users are readers.
  http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)),
  // The menus fetch the owner's own pages, as does any URL that nothing else has.
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
  // An open editor's working copies.
  http.get(rest("working_copies"), () => HttpResponse.json([])),
  http.delete(rest("working_copies"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/save_working_copy"), async ({ request }) =>
    HttpResponse.json(await keptCopy(request)),
  ),
  http.get(rest("draft_links"), () => HttpResponse.json([])),
  http.post(rest("rpc/unfinished_posts"), () => HttpResponse.json([])),
  http.post(rest("rpc/revisions_page"), () => HttpResponse.json([])),
  // The dashboard requests the next consultation and payment, the palette drafts.
  http.get(rest("consultation_requests"), () => HttpResponse.json([])),
  // The badges in the owner's sidebar.
  http.post(rest("rpc/waiting"), () =>
    HttpResponse.json([{ messages: 0, consultations: 0, comments: 0 }]),
  ),
  http.post(rest("rpc/calendar_feed_made_at"), () => HttpResponse.json([])),
  http.post(rest("rpc/busy_calendars"), () => HttpResponse.json([])),
  // The admin area makes the database send what is due.
  http.post(rest("rpc/send_due"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/notifications"), () => HttpResponse.json([notificationsRow()])),
  http.post(rest("rpc/reader_mails"), () => HttpResponse.json([readerEmailsRow])),
  // The account page fetches the subscriptions of its address.
  http.post(rest("rpc/own_subscriptions_token"), () => HttpResponse.json(null)),
  // The privacy page shows where messages are forwarded to.
  http.get(rest("rpc/forms_are_sent_to"), () => HttpResponse.json(null)),
  // The fallback files of the build.
  http.get("*/articles.json", () => new HttpResponse(null, { status: 404 })),
  http.get("*/blog/:file.comments.json", () => new HttpResponse(null, { status: 404 })),
  http.get("*/build.json", () => new HttpResponse(null, { status: 404 })),
  // The owner's settings and health page fetch the state of the last build.
  http.post(rest("rpc/build_status"), () => HttpResponse.json(buildStatus())),
  http.post(rest("rpc/record_page_view"), () => new HttpResponse(null, { status: 204 })),
  http.post(rest("rpc/increment_post_views"), () => new HttpResponse(null, { status: 204 })),
];

export const server = setupServer(...basics);
