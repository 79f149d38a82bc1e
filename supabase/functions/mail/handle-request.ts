export type Database = {
  /** Calls a database function; rejects if it refuses. */
  call: (name: string, args: Record<string, string>) => Promise<void>;
  /** The site's URL, without a trailing slash. */
  siteUrl: () => Promise<string>;
  /** The owner's calendar for the holder of its secret, as the REST API returns it. */
  calendar: (token: string) => Promise<Response>;
};

type Report = { address: string; event: "bounced" | "complained" };

/** Lets the owner's browser check whether the function is deployed. */
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };

/**
 * Handles requests that cannot call PostgREST, and passes them on to the database, which decides:
 *
 * - `POST …/unsubscribe?token=` unsubscribes a reader with one click in the mail client (RFC 8058). The request has no
 *   cookie, session or key. A GET changes nothing and redirects to the site's page.
 * - `POST …/events?key=` accepts Resend's and Postmark's reports of addresses that bounced or complained.
 * - `GET …/calendar?token=` is the owner's calendar, at a URL without a key that may be replaced.
 * - `GET …` shows that the function is deployed.
 *
 * Runs in Deno on a hosted project (index.ts), and in the embedded backend.
 */
export async function handleMailRequest(request: Request, database: Database): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const action = /\/mail(?:\/(\w*))?$/.exec(pathname)?.[1] ?? "";
  const isPost = request.method === "POST";
  const isRead = request.method === "GET" || request.method === "HEAD";
  try {
    if (action === "unsubscribe" && isPost) {
      await database.call("stop_subscriptions", { token: searchParams.get("token") ?? "" });
      return new Response("You will get no more emails.\n");
    }
    if (action === "unsubscribe" && isRead) {
      const site = await database.siteUrl();
      const token = encodeURIComponent(searchParams.get("token") ?? "");
      return new Response(null, {
        status: 303,
        headers: { Location: `${site}/subscriptions#${token}` },
      });
    }
    if (action === "events" && isPost) {
      const key = searchParams.get("key") ?? "";
      for (const report of reportsIn(await request.json().catch(() => null))) {
        await database.call("record_mail_event", { key, ...report });
      }
      return new Response(null, { status: 204 });
    }
    if (action === "calendar" && isRead) {
      const { status, headers, body } = await database.calendar(searchParams.get("token") ?? "");
      const type = headers.get("Content-Type") ?? "";
      return new Response(body, {
        status,
        headers: { ...CORS_HEADERS, "Content-Type": type, "Cache-Control": "no-store" },
      });
    }
    if (action === "" && isRead)
      return Response.json({ answers: "mail" }, { headers: CORS_HEADERS });
  } catch (error) {
    // Mail services resend a report that was not accepted.
    return new Response(`${error instanceof Error ? error.message : String(error)}\n`, {
      status: 502,
    });
  }
  return new Response(null, { status: 404 });
}

/**
 * The addresses in a report of Resend or Postmark. Temporary bounces, such as a full mailbox, and those of an
 * unknown kind do not count.
 */
export function reportsIn(report: unknown): Report[] {
  const { type, data, RecordType, Email, Recipient, Inactive, SuppressSending, SuppressionReason } =
    fieldsOf(report);
  if (type === "email.bounced" || type === "email.complained") {
    const { to, bounce } = fieldsOf(data);
    const { type: kind = "Permanent" } = fieldsOf(bounce);
    if (type === "email.bounced" && kind !== "Permanent") return [];
    const event = type === "email.complained" ? "complained" : "bounced";
    return textsIn(to).map((address) => ({ address, event }));
  }
  if (RecordType === "Bounce" && Inactive === true)
    return textsIn(Email).map((address) => ({ address, event: "bounced" }));
  if (RecordType === "SpamComplaint")
    return textsIn(Email).map((address) => ({ address, event: "complained" }));
  if (RecordType === "SubscriptionChange" && SuppressSending === true) {
    const event = SuppressionReason === "HardBounce" ? "bounced" : "complained";
    return textsIn(Recipient).map((address) => ({ address, event }));
  }
  return [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === "string");
}
