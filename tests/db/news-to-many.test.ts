/** News for 10,000 readers on a plain PostgreSQL: TEST_POSTGRES_URL names its server. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDatabase } from "./plain-postgres.ts";

const server = process.env["TEST_POSTGRES_URL"] ?? "";
const READERS = 10_000;
const BATCH = 500;

describe.runIf(server)("news for 10,000 readers", () => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;
  /** What the email service has accepted: the recipient, by the key that identifies a repeated request. */
  const taken = new Map<string, string>();

  beforeAll(async () => {
    ({ pool, drop } = await makeDatabase(server, { database: `site_test_news_${process.pid}` }));
    // Killed connections are part of the test.
    pool.on("error", () => {});
    await pool.query(`
      update private.notification_settings set service = 'resend', mail_url = 'https://db.example/functions/v1/mail', site_url = 'https://site.example'
      where singleton;
      update public.site_settings set mails_readers = true where singleton;
      insert into private.subscribers (email) select 'reader' || n || '@example.com' from generate_series(1, ${READERS}) as n;
      insert into private.subscriptions (subscriber_id, topic, confirmed_at) select id, 'all', now() from private.subscribers;
      insert into public.posts (title, slug, content, published) values ('News', 'news', 'Text.', true);
      analyze;
    `);
  });

  afterAll(() => drop());

  const gather = () => pool.query("select private.gather_news()");
  const counts = async () => {
    const { rows } = await pool.query<{ state: string; number: number }>(
      "select state, count(*)::integer as number from private.outbox where kind = 'news' group by state",
    );
    return Object.fromEntries(rows.map(({ state, number }) => [state, number]));
  };

  test("each reader has one row, even if news is gathered concurrently or again", async () => {
    await Promise.all([gather(), gather(), gather(), gather()]);
    await gather();
    expect(await counts()).toEqual({ waiting: READERS });
  });

  test("the email to the owner is the first to be sent", async () => {
    await pool.query("insert into private.outbox (kind, cause) values ('test', 'test:first')");
    const { rows } = await pool.query<{ kind: string }>(
      "select kind from private.claim_outbox(1) as claimed join private.outbox using (id)",
    );
    expect(rows).toEqual([{ kind: "test" }]);
  });

  /** Sends one batch as pg_cron and pg_net do; `killed` says where the session is terminated. */
  async function send(killed?: "claiming" | "sending" | "recording") {
    const client = await pool.connect();
    client.on("error", () => {});
    const kill = async () => {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    };
    try {
      await client.query("begin");
      const { rows } = await client.query<{ id: string; recipient: string }>(
        "select id, recipient from private.claim_outbox($1)",
        [BATCH],
      );
      if (killed === "claiming") await kill();
      await client.query("commit");
      for (const [index, { id, recipient }] of rows.entries()) {
        if (killed === "sending" && index === BATCH / 2) await kill();
        taken.set(id, recipient);
      }
      await client.query("begin");
      for (const { id } of rows)
        await client.query("select private.record_delivery($1, 200, null)", [id]);
      if (killed === "recording") await kill();
      await client.query("commit");
    } catch (error) {
      // 57P01: an administrator terminated the session.
      if (!killed) throw error;
    } finally {
      client.release(true);
    }
  }

  test(
    "every email arrives once, although the sender is killed ten times",
    { timeout: 300_000 },
    async () => {
      const ways = ["claiming", "sending", "recording"] as const;
      for (let n = 0; n < 10; n += 1) {
        await send(ways[n % ways.length]);
        await pool.query(
          "update private.outbox set tried_at = tried_at - interval '6 minutes' where state = 'sending'",
        );
        for (let lost = 0; lost < BATCH; lost += 100)
          await pool.query("select private.expire_deliveries()");
        await pool.query("update private.outbox set due_at = now() where due_at > now()");
        await send();
      }
      while ((await counts())["waiting"] || (await counts())["unknown"]) await send();
      expect(await counts()).toEqual({ sent: READERS });
      expect(taken.size).toBe(READERS);
      expect(new Set(taken.values()).size).toBe(READERS);
    },
  );

  test("a message sent while news is gathered does not wait for it", async () => {
    const gathering = await pool.connect();
    await gathering.query("begin; update private.subscribers set mailed_at = null where true");
    await gathering.query(
      "update private.news set seen_at = now() + interval '1 second' where true",
    );
    await gathering.query("select private.gather_news()");
    const id = randomUUID();
    await pool.query(
      "select public.send_contact_message($1, 'Ada', 'ada@example.com', 'Hello', 'Text.')",
      [id],
    );
    const { rows } = await pool.query("select id from public.contact_messages where id = $1", [id]);
    expect(rows).toEqual([{ id }]);
    await gathering.query("rollback");
    gathering.release();
  });
});
