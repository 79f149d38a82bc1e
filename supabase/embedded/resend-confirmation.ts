import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import type { EmailDriver } from "@supabase/lite";

/** The default pause of hosted Supabase between two emails to the same email address, in seconds. */
const PAUSE = 60;

/**
 * Resends the confirmation email, as Supabase Auth does. Lite finds the recipient, but then always rejects the
 * request, however long ago the first email was sent. Lite's response for an unknown or confirmed email address is
 * kept: nothing is sent, and nothing is revealed.
 *
 * @param passToLite passes the request to lite
 * @param mailer sends emails
 * @param siteUrl URL of the backend
 */
export async function handleResend(
  db: PGlite,
  request: Request,
  passToLite: () => Promise<Response>,
  mailer: EmailDriver,
  siteUrl: string,
): Promise<Response> {
  const isResend = new URL(request.url).pathname === "/auth/v1/resend";
  const body = isResend ? await request.clone().text() : "";
  const response = await passToLite();
  if (!isResend || response.status !== 429) return response;
  const { email, type } = Object(JSON.parse(body));
  if (type !== "signup") return response;

  const {
    rows: [user],
  } = await db.query<{ email: string; wait: number }>(
    `select email, ceil($2 - extract(epoch from now() - confirmation_sent_at))::int as wait
     from auth.users where email = lower($1)`,
    [email, PAUSE],
  );
  if (!user) return response;
  if (user.wait > 0) return tooManyRequests(user.wait);

  // Replaces the earlier token, so its link stops working.
  const token = randomBytes(28).toString("hex");
  await db.query(
    "update auth.users set confirmation_token = $2, confirmation_sent_at = now() where email = $1",
    [user.email, token],
  );
  const link = new URL("/auth/v1/verify", siteUrl);
  link.search = new URLSearchParams({ token, type }).toString();
  await mailer.send({
    to: user.email,
    subject: "Confirm Your Signup",
    text: `Confirm your signup by this link: ${link.href}`,
  });
  return Response.json({});
}

function tooManyRequests(seconds: number): Response {
  const msg = `For security purposes, you can only request this after ${seconds} seconds.`;
  return Response.json(
    { code: 429, error_code: "over_email_send_rate_limit", msg },
    { status: 429 },
  );
}
