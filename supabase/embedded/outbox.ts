import type { EmbeddedBackend } from "./backend.ts";
import type { OutboxMail } from "./mail.ts";

type ClaimedMail = Omit<OutboxMail, "to" | "link"> & { id: string; recipient: string };
/** A mail service's HTTP status, null if there was no response, and its body. */
type ServiceResponse = [status: number | null, body: string | null];

/** The simulated failure for an address with this after a plus, as in `owner+refused@example.com`. */
const FAILURES: Readonly<Record<string, ServiceResponse>> = {
  refused: [422, "The address is on the list of those that bounced."],
  error: [500, "The mail service has an error."],
  down: [null, "ECONNREFUSED"],
  // This email has arrived, although the response is lost.
  lost: [null, "It did not answer in time."],
};

/**
 * Delivers what is due in the outbox to the mailbox, and records the outcome: the steps of `private.send_outbox`,
 * without pg_net and a mail service. An email with a known key is accepted only once, as by mail services.
 *
 * @param siteUrl the target of links in emails, without a trailing slash
 */
export async function deliverOutbox(
  backend: Pick<EmbeddedBackend, "exclusive" | "deliver" | "emails">,
  siteUrl: string,
): Promise<void> {
  const { rows } = await backend.exclusive(async (db) => {
    await db.exec("select private.prepare_outbox()");
    return db.query<ClaimedMail>(
      `select claimed.id, private.delivery_key(claimed.id, claimed.mail) as key, claimed.recipient, outbox.kind, claimed.mail ->> 'subject' as subject,
         private.mail_text(claimed.mail) as text, private.mail_html(claimed.mail) as html,
         claimed.mail ->> 'reply_to' as "replyTo", claimed.mail -> 'headers' as headers,
         claimed.mail -> 'attachments' as attachments
       from private.claim_outbox(10, $1) as claimed join private.outbox using (id)`,
      [siteUrl],
    );
  });
  for (const { id, key, recipient, ...mail } of rows) {
    const [, tag = ""] = /\+(\w+)@/.exec(recipient) ?? [];
    const failure = FAILURES[tag];
    const isKnown = backend.emails.some((sent) => sent.key === key);
    if (!isKnown && (!failure || tag === "lost")) {
      backend.deliver({ ...mail, key, to: recipient, link: linkIn(mail.text) });
    }
    const response = failure ?? [200, null];
    await backend.exclusive((db) =>
      db.query("select private.record_delivery($1, $2, $3)", [id, ...response]),
    );
  }
  await backend.exclusive((db) => db.exec("select private.note_outbox_run(true)"));
}

function linkIn(text: string): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null;
}
