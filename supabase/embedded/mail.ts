import fs from "node:fs";
import type { EmailDriver } from "@supabase/lite";

export type Mail = {
  to: string;
  subject: string;
  /**
   * The purpose of the mail, as in its link's `type`: `signup`, `recovery`, `email_change` …; of a
   * mail of the outbox, what it tells of: `message`, `comment` …
   */
  kind: string;
  /** The first link, or null if the mail contains a code only. */
  link: string | null;
  /** When it was sent, ISO 8601. */
  at: string;
  /** Only of emails of the outbox: the key by which a repetition is recognised, and the mail itself. */
  key?: string;
  text?: string;
  html?: string;
  replyTo?: string | null;
  headers?: Record<string, string> | null;
  attachments?: { name: string; type: string; base64: string }[] | null;
};

export type OutboxMail = Required<Omit<Mail, "at">>;

const KEPT_EMAILS = 100;

/**
 * A mail driver that delivers nothing: it keeps the latest emails, prints each as one line, and
 * appends it to a file if one is given, for tests in another process.
 *
 * @param options.print called with one line per mail
 * @param options.file receives one JSON object per line
 * @param options.returnTo the redirect URL of mail links; lite's own by default
 * @param options.siteUrl where the site is; in the root of the host of its API by default
 * @returns the driver for Auth's emails, the same for those of the outbox, and the emails sent so far,
 *   oldest first
 */
export function createMailbox(options: {
  print?: (line: string) => void;
  file?: string | undefined;
  returnTo?: () => string;
  siteUrl?: () => string;
}): {
  driver: EmailDriver;
  deliver: (mail: OutboxMail) => void;
  emails: Mail[];
} {
  const emails: Mail[] = [];
  const keep = (sent: Omit<Mail, "at">, shown: string) => {
    const mail = { ...sent, at: new Date().toISOString() };
    emails.push(mail);
    emails.splice(0, emails.length - KEPT_EMAILS);
    options.print?.(`mail to ${mail.to} — ${mail.subject}: ${shown}`);
    if (options.file) fs.appendFileSync(options.file, `${JSON.stringify(mail)}\n`);
  };
  const driver: EmailDriver = {
    send: async ({ to, subject, text = "" }) => {
      const found = /https?:\/\/\S+/.exec(text)?.[0];
      const url = found === undefined ? null : new URL(found);
      // Hosted Supabase redirects to the requested URL even if the link does not work.
      if (url && options.returnTo) url.searchParams.set("redirect_to", options.returnTo());
      // As Auth fills in the templates in supabase/templates, where it escapes what follows the «#».
      const site = options.siteUrl?.() ?? url?.origin;
      const link = url && `${site}/confirm#${encodeURIComponent(url.href)}`;
      const kind = url?.searchParams.get("type") ?? "code";
      keep({ to, subject, kind, link }, link ?? text);
    },
  };
  return { driver, deliver: (mail) => keep(mail, `\n${mail.text}`), emails };
}
