/** A site that emails readers; actions of its visitors and its owner, and the passing of time. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { deliverOutbox } from "../../supabase/embedded/outbox.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";
import { siteOf } from "./site-of-owner.ts";

export const SITE = "https://site.example";
export const READER = "reader@example.com";

export const tokenIn = (text = "") => /subscriptions#(\w+)/.exec(text)?.[1] ?? "";

export async function startMailingSite() {
  const backend = await siteOf(
    "robin@example.com",
    `
    update private.notification_settings set service = 'resend', mail_url = 'https://db.example/functions/v1/mail', site_url = '${SITE}'
    where singleton;
    update public.site_settings set mails_readers = true, site_name = 'Sample site' where singleton;
    ${LIFT_RATE_LIMITS}
  `,
  );

  async function publish(
    title: string,
    post: { tags?: string[]; at?: string; series?: string } = {},
  ) {
    const { rows } = await backend.db.query<{ id: string }>(
      `insert into public.posts (title, slug, excerpt, content, published, published_at, tags, series)
       values ($1, replace(lower($1), ' ', '-'), 'What it is about.', 'Text.', true, now() + $2::interval, $3, $4) returning id`,
      [title, post.at ?? "0", post.tags ?? [], post.series ?? null],
    );
    return rows[0]?.id ?? "";
  }

  await publish("Before", { tags: ["one"] });
  await backend.db.exec("select private.gather_news()");
  await backend.save();

  const deliver = () => deliverOutbox(backend, SITE);
  const emailsTo = (address = READER) => backend.emails.filter(({ to }) => to === address);
  const lastTo = (address = READER) => emailsTo(address).at(-1);

  return {
    backend,
    publish,
    deliver,
    emailsTo,
    lastTo,
    subjects: (address = READER) => emailsTo(address).map(({ subject }) => subject),

    /** A visitor subscribes to articles. */
    ask: async (topic = "all", name = "", address = READER, frequency = "daily") => {
      const { error } = await backend
        .asAnon()
        .rpc("subscribe", { address, topic, name, frequency });
      expect(error).toBeNull();
    },

    /** The reader follows the last email's link and presses the button; returns the token. */
    confirm: async (address = READER) => {
      await deliver();
      const token = tokenIn(lastTo(address)?.text);
      const { error } = await backend.asAnon().rpc("confirm_subscriptions", { token });
      expect(error).toBeNull();
      return token;
    },

    /** A visitor comments; returns the id from their browser. */
    comment: async (postId: string, parent?: string, name = "Eve", id: string = randomUUID()) => {
      const { error } = await backend.asAnon().rpc("add_comment", {
        id,
        post_id: postId,
        author_name: name,
        content: `By ${name}`,
        ...(parent !== undefined && { parent_id: parent }),
      });
      expect(error).toBeNull();
      return id;
    },

    askForReplies: async (commentId: string, address = READER) => {
      const { error } = await backend
        .asAnon()
        .rpc("hear_of_replies", { comment_id: commentId, address });
      expect(error).toBeNull();
    },

    /** Lets time pass for emails to readers. */
    pass: (interval: string) =>
      backend.db.exec(`
        update private.subscribers set mailed_at = mailed_at - interval '${interval}', created_at = created_at - interval '${interval}';
        update private.subscriptions set created_at = created_at - interval '${interval}', confirmed_at = confirmed_at - interval '${interval}';
        update private.asked_mailboxes
          set asked_at = asked_at - interval '${interval}', sent_at = sent_at - interval '${interval}';
        update private.outbox set due_at = due_at - interval '${interval}', tried_at = tried_at - interval '${interval}';
      `),
  };
}
