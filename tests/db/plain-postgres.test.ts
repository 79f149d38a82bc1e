import type pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { pgtapFiles, readPgtap, tapFaults } from "./pgtap.ts";
import { apiPrivileges } from "./api-privileges.ts";
import { makeDatabase, seedDatabase } from "./plain-postgres.ts";

const server = process.env["TEST_POSTGRES_URL"] ?? "";
if (!server) {
  process.stdout.write(
    "Plain PostgreSQL is not tested: TEST_POSTGRES_URL names no server, such as postgres://postgres@127.0.0.1.\n",
  );
}

const LIKE = "select public.set_post_like($1, true)";
const ASK_FOR_TIME =
  "select public.send_consultation_request(gen_random_uuid(), 'Crowd', 'a@b.example', 'other', 'Test', requested_for => $1)";
const MOVE = "select public.move_date($1, $2, 0)";
/** The secret of the n-th link. */
const secretOf = (n: number) => String(n).padStart(43, "s");
const scheduling = (slug: string) =>
  `insert into public.posts (title, slug, content, published, published_at)
   values ('${slug}', '${slug}', 'Text.', true, now() + interval '1 day')`;
const COMMENT = "select public.add_comment(gen_random_uuid(), $1, 'Test', 'Test')";

describe.runIf(server)("plain PostgreSQL", () => {
  let open: Awaited<ReturnType<typeof makeDatabase>>;
  let closed: Awaited<ReturnType<typeof makeDatabase>>;
  /** Created without superuser rights, as on a hosted project. */
  let humble: Awaited<ReturnType<typeof makeDatabase>>;

  beforeAll(async () => {
    open = await makeDatabase(server, { defaultPrivileges: true });
    closed = await makeDatabase(server, { defaultPrivileges: false });
    humble = await makeDatabase(server, { isSuperuser: false });
  });

  afterAll(async () => {
    await open.drop();
    await closed.drop();
    await humble.drop();
  });

  test("the migrations result in the same rights, whatever a project grants by default", async () => {
    const rights = await apiPrivileges((sql) => open.pool.query<{ line: string }>(sql));
    expect(rights).toContain("posts anon SELECT");
    for (const { pool } of [closed, humble]) {
      expect(await apiPrivileges((sql) => pool.query<{ line: string }>(sql))).toEqual(rights);
    }
  });

  test("the rights are the same as those that the access matrix is tested with", async () => {
    const embedded = await startTestBackend({ seed: false });
    onTestFinished(() => embedded.close());
    const tried = await apiPrivileges((sql) => embedded.db.query<{ line: string }>(sql));
    const rights = await apiPrivileges((sql) => open.pool.query<{ line: string }>(sql));
    expect(rights.toSorted()).toEqual(tried.toSorted());
  });

  test("the seed can be loaded here, too", async () => {
    await seedDatabase(open.pool);
    const { rows } = await open.pool.query<{ posts: number; likes: boolean }>(
      `select count(*)::integer as posts,
        sum(likes) = (select count(*) from public.post_likes) as likes from public.posts`,
    );
    expect(rows[0]?.likes).toBe(true);
    expect(rows[0]?.posts).toBeGreaterThanOrEqual(13);
  });

  test("Auth's own role cannot touch the site's data, and is still subject to the size limit of a profile", async () => {
    const client = await open.pool.connect();
    const add = (bytes: number) =>
      client.query(
        "insert into auth.users (id, raw_user_meta_data) values (gen_random_uuid(), $1::jsonb)",
        [JSON.stringify({ x: "x".repeat(bytes) })],
      );
    try {
      await client.query(`begin;
        create role auth_admin_of_test;
        grant usage on schema auth to auth_admin_of_test;
        grant insert on auth.users to auth_admin_of_test;
        set local role auth_admin_of_test`);
      await expect(add(10_000)).resolves.toMatchObject({ rowCount: 1 });
      await expect(add(10_300)).rejects.toMatchObject({ code: "PT400" });
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  test("likes and comments by a hundred concurrent readers are all counted", async () => {
    const post = await addPost(closed.pool, "crowded");
    // More accounts than the limits allow to write at once.
    await closed.pool.query("update private.rate_limits set accounts_total = 1000000");
    const people = await addReaders(closed.pool, 100);
    await Promise.all(
      people.flatMap((id) => [
        actAs(closed.pool, id, LIKE, [post]),
        actAs(closed.pool, id, COMMENT, [post]),
      ]),
    );
    const { rows } = await closed.pool.query(
      "select likes, comment_count from public.posts where id = $1",
      [post],
    );
    expect(rows).toEqual([{ likes: 100, comment_count: 100 }]);
  });

  test("fifty concurrent readers are all counted, in the article's views and in the analytics", async () => {
    const post = await addPost(closed.pool, "front-page");
    const people = await addReaders(closed.pool, 50);
    await Promise.all(
      people.flatMap((id) => [
        actAs(closed.pool, id, "select public.increment_post_views($1)", [post]),
        actAs(closed.pool, id, "select public.record_page_view($1, 'news.example')", [
          "/blog/front-page",
        ]),
      ]),
    );
    const { rows } = await closed.pool.query(
      `select
         (select views::integer from public.posts where id = $1) as readers,
         (select views from private.page_view_paths where page_path = '/blog/front-page') as views,
         (select views from private.page_view_referrers where domain = 'news.example') as told`,
      [post],
    );
    expect(rows).toEqual([{ readers: 50, views: 50, told: 50 }]);
  });

  test("two articles scheduled at the same time are two changes, and both are known when they are due", async () => {
    const { pool } = closed;
    await pool.query("delete from private.build_hook");
    // Else they would wait for each other to make the category.
    await addPost(pool, "before-both");
    const { rows: before } = await pool.query<{ number: string }>(
      "select number from private.site_version",
    );
    const client = await pool.connect();
    await client.query(`begin; ${scheduling("first-of-two")}`);
    const second = pool.query(scheduling("second-of-two"));
    await vi.waitFor(async () => {
      const { rows } = await client.query("select from pg_locks where not granted");
      expect(rows).toHaveLength(1);
    }, 20_000);
    await client.query("commit");
    client.release();
    await second;
    const { rows } = await pool.query(
      `select number - $1 as changes, scheduled @> private.scheduled_posts() as both
       from private.site_version`,
      [before[0]?.number],
    );
    expect(rows).toEqual([{ changes: "2", both: true }]);
  });

  test("of two hundred concurrent requests for the same time one succeeds, and the others get an error", async () => {
    const { pool } = closed;
    // The rate limits would make them wait for each other.
    await pool.query("delete from private.rate_limits where action = 'consultation_request'");
    await pool.query("update public.site_settings set booking_hours = 'Mon 09:00-12:00'");
    const { rows: offers } = await pool.query<{ start: string }>(
      "select times[1]::text as start from public.free_times()",
    );
    const start = offers[0]?.start ?? "";
    const attempts = Array.from({ length: 200 }, () => [start]);
    await firstGetsIt(pool, ASK_FOR_TIME, attempts);
    const { rows } = await pool.query(
      `select
         (select count(*)::integer from public.consultation_requests where name = 'Crowd') as stored,
         (select count(*)::integer from private.booked_times) as held,
         (select $1 = any (times) from public.free_times()) as free`,
      [start],
    );
    expect(rows).toEqual([{ stored: 1, held: 1, free: false }]);
  });

  test("of two hundred concurrent moves to the same free time one succeeds, and 199 keep their time", async () => {
    const { pool } = closed;
    await pool.query(`
      delete from private.rate_limits where action in ('date_view', 'date_change');
      delete from public.consultation_requests;
      update public.site_settings
      set booking_hours = 'Mon 09:00-12:00', booking_minutes = 15, booking_change_notice_hours = 0;
      insert into public.consultation_requests (name, email, project_type, message, status, scheduled_for, minutes, link_hashes)
      select 'Crowd', n || '@b.example', 'other', 'Test', 'scheduled', '2040-01-01'::timestamptz + n * interval '1 hour', 15,
        array[private.hash_of_secret(lpad(n::text, 43, 's'))]
      from generate_series(1, 200) as n`);
    const { rows: offers } = await pool.query<{ start: string }>(
      "select times[2]::text as start from public.free_times()",
    );
    const start = offers[0]?.start ?? "";
    const attempts = Array.from({ length: 200 }, (_, place) => [secretOf(place + 1), start]);
    await firstGetsIt(pool, MOVE, attempts);
    const { rows } = await pool.query(
      `select
         count(*) filter (where lower(during) = $1)::integer as moved,
         count(*) filter (where lower(during) = '2040-01-01'::timestamptz + split_part(email, '@', 1)::integer * interval '1 hour')::integer as kept,
         count(*) filter (where lower(during) = scheduled_for)::integer as consistent
       from public.consultation_requests as request join private.booked_times on request_id = request.id`,
      [start],
    );
    expect(rows).toEqual([{ moved: 1, kept: 199, consistent: 200 }]);
  });

  test("a comment does not wait for others that reference the post, which would be a deadlock", async () => {
    const post = await addPost(closed.pool, "referred-to");
    const other = await closed.pool.connect();
    try {
      // The lock that the foreign key check of every like and comment holds until its transaction ends.
      await other.query("begin");
      await other.query("select from public.posts where id = $1 for key share", [post]);
      await expect(actAs(closed.pool, null, COMMENT, [post])).resolves.toBeUndefined();
    } finally {
      await other.query("rollback");
      other.release();
    }
  });

  test("every pgTAP file passes, with and without superuser rights", async ({ skip }) => {
    const { rowCount } = await open.pool.query(
      "select from pg_available_extensions where name = 'pgtap'",
    );
    if (rowCount === 0) skip("this server has no pgTAP extension");
    for (const name of pgtapFiles()) {
      expect({ name, faults: await runPgtap(open.pool, name) }).toEqual({ name, faults: [] });
      expect({ name, faults: await runPgtap(humble.pool, name) }).toEqual({ name, faults: [] });
    }
  });
});

async function addPost(pool: pg.Pool, slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into public.posts (title, slug, content, published) values ($1, $1, 'Text.', true) returning id",
    [slug],
  );
  return rows[0]?.id ?? "";
}

/** Makes accounts and returns their ids. */
async function addReaders(pool: pg.Pool, number: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at)
     select gen_random_uuid(), gen_random_uuid() || '@tests.example', now() from generate_series(1, $1)
     returning id`,
    [number],
  );
  return rows.map(({ id }) => id);
}

/** Runs a statement concurrently for visitors, about a time that is free for each: all but the first get an error. */
async function firstGetsIt(pool: pg.Pool, sql: string, [first, ...others]: string[][]) {
  const client = await pool.connect();
  await client.query("begin; set local role anon");
  await client.query("select set_config('request.jwt.claims', '{}', true)");
  await client.query(sql, first);
  const answers = Promise.allSettled(others.map((values) => actAs(pool, null, sql, values)));
  // They wait for its outcome.
  await vi.waitFor(async () => {
    const { rows } = await client.query<{ waiting: number }>(
      "select count(*)::integer as waiting from pg_locks where not granted",
    );
    expect(rows[0]?.waiting).toBeGreaterThan(5);
  }, 20_000);
  await client.query("commit");
  client.release();
  const refusals = (await answers).flatMap((answer) =>
    answer.status === "rejected" ? [String(answer.reason)] : [],
  );
  expect(refusals).toEqual(
    others.map(() => "error: That time has just been taken. Please choose another one."),
  );
}

/** Runs one statement the way PostgREST does, as a reader or, without an id, a visitor. */
async function actAs(pool: pg.Pool, id: string | null, sql: string, values: string[]) {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local role ${id === null ? "anon" : "authenticated"}`);
    await client.query("set local lock_timeout = '10s'");
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify(id === null ? {} : { sub: id }),
    ]);
    await client.query(sql, values);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function runPgtap(pool: pg.Pool, name: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    const results: unknown = await client.query(readPgtap(name));
    if (!Array.isArray(results)) throw new Error(`${name} is a single statement.`);
    return tapFaults(results.map(({ rows }: pg.QueryResult) => rows));
  } finally {
    await client.query("rollback");
    client.release();
  }
}
