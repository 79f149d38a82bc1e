/**
 * The outbox and external calendars, with the real pg_cron and pg_net. TEST_PGNET_URL names a database for this test,
 * to which the server's settings `cron.database_name` and `pg_net.database_name` refer. Restart
 * the server for each run: pg_cron stops when the database is dropped.
 */
import { randomUUID } from "node:crypto";
import http from "node:http";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MailService } from "../support/mail-service.ts";
import { makeDatabase } from "./plain-postgres.ts";
import { listenLocally } from "../../scripts/lib/listen.ts";

const server = process.env["TEST_PGNET_URL"] ?? "";
if (!server)
  process.stdout.write("pg_cron and pg_net are not tested: TEST_PGNET_URL names no server.\n");

describe.runIf(server)("the outbox of a hosted project", () => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;
  let service: MailService;
  let url: string;

  beforeAll(async () => {
    const database = new URL(server).pathname.slice(1);
    const admin = new URL(server);
    admin.pathname = "postgres";
    ({ pool, drop } = await makeDatabase(admin.href, { database }));
    // Crashes are part of the test.
    pool.on("error", () => {});
    service = new MailService();
    url = await service.start();
    await pool.query(
      `update private.notification_settings set service = 'template', set_at = now(), secret = $1, repeat_hours = 24,
         recipient = 'owner@example.com', template = '{"subject": "{{subject}}", "text": "{{text}}"}' where singleton`,
      [{ url }],
    );
    await pool.query(`update private.rate_limits set visitors_total = 1000000`);
    await pool.query("select cron.unschedule('send-outbox')");
  });

  afterAll(async () => {
    await drop();
    await service.stop();
  });

  beforeEach(async () => {
    await pool.query("delete from private.outbox; delete from net._http_response");
    service.taken.clear();
    service.requests.length = 0;
    service.answer();
  });

  /** Runs what pg_cron runs. */
  const send = () => pool.query("select private.send_outbox(true)");
  const states = async () => {
    const { rows } = await pool.query<{ state: string }>("select state from private.outbox");
    return rows.map(({ state }) => state);
  };
  const answers = () =>
    vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select from private.outbox_requests left join net._http_response as answer on answer.id = request_id
         where answer.id is null`,
      );
      expect(rows).toEqual([]);
    }, 30_000);
  /** Makes everything due now, and lets every request sent so far time out. */
  const letTimePass = () =>
    pool.query(
      `update private.outbox set due_at = least(due_at, now()), tried_at = tried_at - interval '6 minutes'`,
    );

  async function write() {
    const client = await pool.connect();
    try {
      await client.query("begin; set local role anon");
      await client.query(
        "select public.send_contact_message($1, 'Ada', 'ada@example.com', 'Hello', 'Text.')",
        [randomUUID()],
      );
      await client.query("commit");
    } finally {
      client.release();
    }
  }

  /** Kills a server process, so that all of them restart. */
  async function crash() {
    await pool.query(
      "create unlogged table if not exists public.until_crash (n integer); insert into public.until_crash values (1)",
    );
    await pool.query("copy (select 1) to program 'kill -9 $PPID'").catch(() => {});
    await vi.waitFor(async () => {
      const { rows } = await pool.query("select from public.until_crash");
      expect(rows).toEqual([]);
    }, 30_000);
  }

  test("pg_cron sends what was written while it was off and the server restarted", async () => {
    const setActive = (isActive: boolean) =>
      pool.query(
        "select cron.alter_job(jobid, active := $1) from cron.job where jobname = 'send-outbox'",
        [isActive],
      );
    await pool.query("select private.schedule_outbox()");
    await setActive(false);
    await write();
    await crash();
    expect(await states()).toEqual(["waiting"]);
    await setActive(true);
    // One run sends the email, the next reads the response.
    await vi.waitFor(async () => expect(await states()).toEqual(["sent"]), 150_000);
    expect(service.requests).toHaveLength(1);
    const { rows } = await pool.query(
      "select ran_at > now() - interval '2 minutes' as is_alive from private.notification_settings",
    );
    expect(rows).toEqual([{ is_alive: true }]);
    await pool.query("select cron.unschedule('send-outbox')");
  }, 180_000);

  test("pg_net sends what was written, and its response is read", async () => {
    await write();
    await send();
    expect(await states()).toEqual(["sending"]);
    await answers();
    await send();
    expect(await states()).toEqual(["sent"]);
    expect([...service.taken.values()]).toEqual([
      { subject: "Ada: Hello", text: expect.stringContaining("/admin/messages?id=") },
    ]);
  });

  test("two concurrent senders do not send twice", async () => {
    await Promise.all(Array.from({ length: 30 }, write));
    await vi.waitFor(async () => {
      await Promise.all([send(), send(), send(), send()]);
      expect(await states()).toEqual(Array(30).fill("sent"));
    }, 30_000);
    expect(service.requests).toHaveLength(30);
    expect(new Set(service.requests).size).toBe(30);
  });

  const pointTo = (url: string) =>
    pool.query("update private.notification_settings set secret = $1 where singleton", [{ url }]);
  const forget = (table: string) => pool.query(`delete from ${table}`);
  type Failure = [name: string, fail: () => unknown];
  /** Ten each, as an email is given up after twelve attempts. */
  const rounds: Failure[][] = [
    [
      ["refused", () => service.answer(401)],
      ["an error", () => service.answer(500)],
      ["too many", () => service.answer(429)],
      ["nobody listens", () => pointTo("http://127.0.0.1:9/")],
      ["no such host", () => pointTo("http://nowhere.invalid/")],
      ["a gateway's error", async () => (await pointTo(url), service.answer(502))],
      ["the connection ends before", () => service.answer("vanishes")],
      ["the request is lost", () => forget("net.http_request_queue")],
      ["the server crashes", crash],
      ["no response in time", () => service.answer("silent")],
    ],
    [
      ["the connection ends after", () => service.answer("drops")],
      ["and after that an error", () => service.answer(500)],
      ["the response is lost", () => forget("net._http_response")],
      ["another crash", crash],
      ["and another", crash],
      ["a gateway's timeout", () => service.answer(504)],
      ["unavailable", () => service.answer(503)],
      ["nothing is sent for an hour", letTimePass],
      ["accepted, no response in time", () => service.answer("silent")],
      ["the request is lost again", () => forget("net.http_request_queue")],
    ],
  ];
  test.each(rounds)("a message arrives once, whatever fails", async (...failures) => {
    await write();
    for (const [, fail] of failures) {
      await fail();
      await send();
      await letTimePass();
    }
    await vi.waitFor(async () => {
      await send();
      await pool.query("update private.outbox set due_at = least(due_at, now())");
      expect(await states()).toEqual(["sent"]);
    }, 30_000);
    expect(service.taken.size).toBe(1);
  });

  test("after a crash, the response to another request is not taken for the email's", async () => {
    await write();
    service.answer("vanishes");
    await send();
    const { rows } = await pool.query<{ id: string }>(
      "select request_id as id from private.outbox_requests",
    );
    await crash();
    await pool.query("insert into net._http_response (id, status_code) values ($1, 200)", [
      rows[0]?.id,
    ]);
    await send();
    expect(await states()).toEqual(["sending"]);
  });

  test("a late response still counts", async () => {
    await write();
    await send();
    await answers();
    const { rows } = await pool.query("delete from net._http_response returning *");
    await letTimePass();
    await pool.query("update private.outbox set due_at = null where state = 'unknown'");
    await send();
    expect(await states()).toEqual(["unknown"]);
    await pool.query(
      "insert into net._http_response select * from json_populate_record(null::net._http_response, $1)",
      [rows[0]],
    );
    await send();
    expect(await states()).toEqual(["sent"]);
  });

  /** A consultation in this many hours, for 30 minutes, with further columns set. */
  const schedule = (name: string, hours: number, set: string) =>
    pool.query(`
      insert into public.consultation_requests (name, email, project_type, message, status, scheduled_for, scheduled_at, minutes)
      values ('${name}', '${name}@example.com', 'other', 'Text.', 'scheduled', now() + interval '${hours} hours', now() - interval '9 days', 30);
      update public.consultation_requests set ${set} where name = '${name}'`);
  const subjectsSent = async (number: number) => {
    await vi.waitFor(async () => {
      await send();
      expect(await states()).toEqual(Array(number).fill("sent"));
    }, 30_000);
    expect(service.requests).toHaveLength(number);
    return [...service.taken.values()].map((mail) => String(Object(mail).subject)).toSorted();
  };

  test("reminders, the payment warning and the notice of an expired hold are sent once", async () => {
    await pool.query("update public.site_settings set booking_reminder_hours = 24 where singleton");
    await schedule("Ada", 5, "minutes = 30");
    await schedule(
      "Grace",
      50,
      "amount = 120, currency = 'USD', payment_reference = 'C-1', payment_hours = 30, held_until = now() + interval '9 hours'",
    );
    expect(await subjectsSent(3)).toEqual([
      "Not paid yet: consultation",
      "Reminder: consultation",
      "Reminder: consultation with Ada",
    ]);
    await pool.query(
      "update public.consultation_requests set held_until = now() where name = 'Grace'",
    );
    expect((await subjectsSent(5)).filter((subject) => !/^(Not|Rem)/.test(subject))).toEqual([
      "Grace has not paid in time",
      "Re: Other Consultation",
    ]);
  });

  test("pg_net calls the function that reads a calendar, and the response reveals nothing but times", async () => {
    const id = randomUUID();
    const orders: unknown[] = [];
    /** Does what the function does with a ticket. */
    const read = async (ticket: unknown) => {
      const { rows } = await pool.query("select url from public.calendar_to_read($1)", [ticket]);
      orders.push(...rows);
      await pool.query("select public.keep_busy_times($1, $2)", [
        ticket,
        '[["2100-01-01T09:00:00Z", "2100-01-01T10:00:00Z"]]',
      ]);
    };
    const reader = http.createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        void read(Object(JSON.parse(body)).ticket).then(() => response.writeHead(204).end());
      });
    });
    const port = await listenLocally(reader);
    await pool.query(
      "insert into private.busy_calendars (id, name, secret, function_url) values ($1, 'Work', 'https://calendar.example/5ecret.ics', $2)",
      [id, `http://127.0.0.1:${port}`],
    );
    await pool.query("select private.read_calendars()");
    await vi.waitFor(async () => {
      const { rows } = await pool.query("select during::text from private.busy_times");
      expect(rows).toEqual([{ during: '["2100-01-01 09:00:00+00","2100-01-01 10:00:00+00")' }]);
    }, 30_000);
    expect(orders).toEqual([{ url: "https://calendar.example/5ecret.ics" }]);
    const { rows: leaks } = await pool.query(
      "select from net._http_response as answer where answer::text like '%5ecret%'",
    );
    expect(leaks).toEqual([]);
    reader.close();
  });
});
