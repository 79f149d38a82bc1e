import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import type { EmailDriver } from "@supabase/lite";

/** The pause between two mails to an address, in seconds, as hosted Supabase has it by default. */
const PAUSE = 60;

/**
 * Sends the mail that confirms an address again, as Supabase Auth does. Lite finds out whom to send
 * it to, but then refuses every time, however long ago the first one was. What it answers for an
 * address that is unknown or confirmed stays: nothing is sent, and nothing is said.
 *
 * @param answer how lite answers
 * @param mailer how mails leave
 * @param siteUrl where the backend is reached
 */
export async function answerResend(
  db: PGlite,
  request: Request,
  answer: () => Promise<Response>,
  mailer: EmailDriver,
  siteUrl: string,
): Promise<Response> {
  const isResend = new URL(request.url).pathname === "/auth/v1/resend";
  const body = isResend ? await request.clone().text() : "";
  const response = await answer();
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
  if (user.wait > 0) return tooEarly(user.wait);

  // Takes the place of the earlier one, whose link no longer works.
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

function tooEarly(seconds: number): Response {
  const msg = `For security purposes, you can only request this after ${seconds} seconds.`;
  return Response.json(
    { code: 429, error_code: "over_email_send_rate_limit", msg },
    { status: 429 },
  );
}
