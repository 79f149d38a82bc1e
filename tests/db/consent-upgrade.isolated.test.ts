/** Readers of a site on 1.1, where consent was per address, after the upgrade to consent per subscription. */
import path from "node:path";
import { expect, test } from "vitest";
import { withRelease } from "../../scripts/release/backup.ts";
import { migrate } from "../../supabase/embedded/migrate.ts";
import { deliverOutbox } from "../../supabase/embedded/outbox.ts";

/**
 * - button@ confirmed two subscriptions by email, and a stranger added a third.
 * - account@ subscribed with an account, which confirmed what a stranger had added before; later it subscribed to replies
 *   to its own comment, and a stranger to those to another.
 * - nobody@ has not confirmed anything.
 */
const READERS = `
  update private.notification_settings set service = 'resend', mail_url = 'https://db.example/mail', site_url = 'https://site.example' where singleton;
  update public.site_settings set mails_readers = true where singleton;
  delete from private.outbox;
  delete from private.subscribers;
  insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at)
  values ('00000000-0000-0000-0000-000000000000', '00000000-0000-4000-9000-00000000000a', 'authenticated', 'authenticated', 'account@example.com', now());
  insert into public.comments (id, post_id, user_id, author_name, content, status)
  select comment.id::uuid, (select id from public.posts where published limit 1), comment.account::uuid, 'Ada', 'Text.', 'approved'
  from (values
    ('00000000-0000-4000-9000-00000000000b', '00000000-0000-4000-9000-00000000000a'),
    ('00000000-0000-4000-9000-00000000000c', null)
  ) as comment (id, account);
  insert into private.subscribers (id, email, created_at, confirmed_at, told_until) values
    ('00000000-0000-4000-9000-000000000001', 'button@example.com', now() - interval '30 days', now() - interval '29 days', now()),
    ('00000000-0000-4000-9000-000000000002', 'account@example.com', now() - interval '30 days', now() - interval '20 days', now()),
    ('00000000-0000-4000-9000-000000000003', 'nobody@example.com', now() - interval '1 day', null, now());
  insert into private.subscriptions (subscriber_id, topic, name, comment_id, created_at) values
    ('00000000-0000-4000-9000-000000000001', 'all', '', null, now() - interval '30 days'),
    ('00000000-0000-4000-9000-000000000001', 'tag', 'css', null, now() - interval '29 days 1 hour'),
    ('00000000-0000-4000-9000-000000000001', 'replies', '', '00000000-0000-4000-9000-00000000000c', now() - interval '2 days'),
    ('00000000-0000-4000-9000-000000000002', 'tag', 'css', null, now() - interval '30 days'),
    ('00000000-0000-4000-9000-000000000002', 'all', '', null, now() - interval '20 days'),
    ('00000000-0000-4000-9000-000000000002', 'replies', '', '00000000-0000-4000-9000-00000000000b', now() - interval '2 days'),
    ('00000000-0000-4000-9000-000000000002', 'replies', '', '00000000-0000-4000-9000-00000000000c', now() - interval '2 days'),
    ('00000000-0000-4000-9000-000000000003', 'all', '', null, now() - interval '1 day');
`;

test("readers are asked once about what strangers added", { tags: "full" }, async () => {
  await withRelease("1.1.0", async (backend) => {
    const { db } = backend;
    await db.exec(READERS);
    expect(await migrate(db, path.resolve("supabase"))).toEqual([]);

    const { rows } = await db.query<{ line: string }>(
      `select concat_ws(' ', email, topic, right(comment_id::text, 1), case when wish.confirmed_at is null then 'waits' else 'confirmed' end) as line
       from private.subscribers join private.subscriptions as wish on subscriber_id = subscribers.id order by line`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      "account@example.com all confirmed",
      "account@example.com replies b confirmed",
      "account@example.com replies c waits",
      "account@example.com tag waits",
      "button@example.com all confirmed",
      "button@example.com replies c waits",
      "button@example.com tag confirmed",
      "nobody@example.com all waits",
    ]);

    const site = "https://site.example";
    for (let minute = 0; minute < 3; minute += 1) await deliverOutbox(backend, site);
    expect(backend.emails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      "account@example.com: Please confirm your subscription",
      "button@example.com: Please confirm your subscription",
    ]);
    // They have a week to respond.
    await db.exec("select private.remove_expired()");
    const { rows: left } = await db.query("select from private.subscriptions");
    expect(left).toHaveLength(8);
  });
});

test("news that was pending is sent once, by the upgraded site", { tags: "full" }, async () => {
  await withRelease("1.1.0", async (backend) => {
    const { db } = backend;
    await db.exec(READERS);
    await db.exec(`
      insert into public.posts (title, slug, content, published) values ('Fresh news', 'fresh-news', 'Text.', true);
      update private.subscribers set told_until = now() - interval '1 hour';
      select private.gather_news();
    `);
    expect(await migrate(db, path.resolve("supabase"))).toEqual([]);
    for (let minute = 0; minute < 3; minute += 1)
      await deliverOutbox(backend, "https://site.example");
    const news = backend.emails.filter(({ kind }) => kind === "news");
    expect(news.map(({ to }) => to).toSorted()).toEqual([
      "account@example.com",
      "button@example.com",
    ]);
    for (const { text } of news) expect(text?.match(/\/blog\/fresh-news/g)).toHaveLength(1);
  });
});
