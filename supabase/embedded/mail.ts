import fs from "node:fs";
import type { EmailDriver } from "@supabase/lite";

export type Mail = {
  to: string;
  subject: string;
  /**
   * The purpose of the email, as in its link's `type`: `signup`, `recovery`, `email_change` …; for an outbox
   * email, its subject: `message`, `comment` …
   */
  kind: string;
  /** The first link, or null if the email only contains a code. */
  link: string | null;
  /** When it was sent, ISO 8601. */
  at: string;
  /** Only for outbox emails: the idempotency key, and the email itself. */
  key?: string;
  text?: string;
  html?: string;
  replyTo?: string | null;
  headers?: Record<string, string> | null;
  attachments?: { name: string; type: string; base64: string }[] | null;
};

export type OutboxMail = Required<Omit<Mail, "at">>;

const MAX_EMAILS = 100;

/**
 * A mail driver that delivers nothing: it keeps the latest emails, prints each as one line, and appends it to a
 * file if one is given, for tests in another process.
 *
 * @param options.print called with one line per email
 * @param options.file receives one JSON object per line
 * @param options.returnTo the redirect URL of email links
 * @returns the driver for Auth's emails, the same for outbox emails, and the emails sent so far, oldest first
 */
export function createMailbox(options: {
  print: (line: string) => void;
  file: string | undefined;
  returnTo: () => string;
  siteUrl: () => string;
}) {
  const emails: Mail[] = [];
  const record = (sent: Omit<Mail, "at">, shown: string) => {
    const mail = { ...sent, at: new Date().toISOString() };
    emails.push(mail);
    emails.splice(0, emails.length - MAX_EMAILS);
    options.print(`mail to ${mail.to} — ${mail.subject}: ${shown}`);
    if (options.file) fs.appendFileSync(options.file, `${JSON.stringify(mail)}\n`);
  };
  const driver: EmailDriver = {
    send: async ({ to, subject, text = "" }) => {
      const found = /https?:\/\/\S+/.exec(text)?.[0];
      const url = found === undefined ? null : new URL(found);
      // Hosted Supabase redirects to the requested URL even if the link does not work.
      url?.searchParams.set("redirect_to", options.returnTo());
      // The same URL as in Auth's templates, see supabase/templates, in which Auth escapes the fragment.
      const link = url && `${options.siteUrl()}/confirm#${encodeURIComponent(url.href)}`;
      const kind = url?.searchParams.get("type") ?? "code";
      record({ to, subject, kind, link }, link ?? text);
    },
  };
  return { driver, deliver: (mail: OutboxMail) => record(mail, `\n${mail.text}`), emails };
}
