// @module-tag full
import fs from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import * as comments from "../../src/lib/supabase/limits/comments.ts";
import * as kinds from "../../src/lib/supabase/limits/consultation-kinds.ts";
import * as requests from "../../src/lib/supabase/limits/consultation-requests.ts";
import * as messages from "../../src/lib/supabase/limits/contact-messages.ts";
import * as notes from "../../src/lib/supabase/limits/draft-notes.ts";
import * as posts from "../../src/lib/supabase/limits/posts.ts";
import { root } from "../../scripts/lib/root.ts";

const POST = "00000000-0000-4000-9000-000000000101";
const KIND = "00000000-0000-4000-9000-000000000721";

/** Text in which every character takes four bytes and cannot be predicted from the previous ones. */
const dense = (length: number) => `(
  select string_agg(chr(131072 + (random() * 40000)::integer), '') from generate_series(1, ${length})
)`;
const email = `${dense(190)} || '@a.example'`;

type Action = {
  table: string;
  statement: string;
  sample: number;
  role: string;
  entrance?: string;
  most?: number;
};
const asVisitor = { role: "anon", sample: 600 };
const asDatabase = { role: "none", sample: 600 };

const commentStatement = `perform public.add_comment(
  id => gen_random_uuid(), post_id => '${POST}', author_name => ${dense(comments.author_name_max_length)},
  content => ${dense(comments.content_max_length)})`;

/**
 * The largest row that each action can store. The rate limits say how often per day, and for counting, which
 * refuses nobody, `most` does.
 */
const actions: Record<string, Action> = {
  comment: { ...asVisitor, table: "comments", statement: commentStatement, sample: 20 },
  blocked_comment: {
    ...asVisitor,
    table: "comments",
    entrance: "update public.site_settings set blocked_networks = '2001::/16' where singleton",
    statement: commentStatement,
    sample: 20,
  },
  contact_message: {
    ...asVisitor,
    table: "contact_messages",
    statement: `perform public.send_contact_message(
      id => gen_random_uuid(), name => ${dense(messages.name_max_length)}, email => ${email},
      subject => ${dense(messages.subject_max_length)}, message => ${dense(messages.message_max_length)})`,
    sample: 20,
  },
  consultation_request: {
    ...asVisitor,
    table: "consultation_requests",
    entrance: `update public.site_settings
      set booking_hours = 'Mon 00:00-24:00', booking_minutes = 15, booking_notice_hours = 0 where singleton;
      insert into public.consultation_kinds (id, title, minutes, price, amount, payment_link)
      values ('${KIND}', ${dense(kinds.title_max_length)}, 15, ${dense(kinds.price_max_length)}, 10, 'https://pay.example/' || repeat('x', 80))`,
    statement: `perform public.send_consultation_request(
      id => gen_random_uuid(), name => ${dense(requests.name_max_length)}, email => ${email},
      company => ${dense(requests.company_max_length)},
      project_type => 'web-development', budget_range => '5k-15k', timeline => '1-2months',
      message => ${dense(requests.message_max_length)}, requested_for => (select times[1] from public.free_times()),
      time_zone => 'America/Argentina/ComodRivadavia', kind => '${KIND}',
      token => left(replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''), 43))`,
    sample: 20,
  },
  subscription: {
    ...asVisitor,
    table: "subscribers",
    entrance: `update private.notification_settings set service = 'resend', mail_url = 'https://db.example/mail' where singleton;
      update public.site_settings set mails_readers = true where singleton;
      update public.posts set series = repeat('𠀀', ${posts.series_max_length}) where id = '${POST}'`,
    // With its row in the outbox, and the record of the confirmation request.
    statement: `perform public.subscribe(lpad(n::text, 64, 'x') || '@' || repeat(repeat('x', 45) || '.', 3) || repeat('y', 43) || '.example', 'series', repeat('𠀀', ${posts.series_max_length}))`,
    sample: 100,
  },
  draft_note: {
    ...asVisitor,
    table: "draft_notes",
    statement: `perform public.add_draft_note(
      token => repeat('s', 43), id => gen_random_uuid(), paragraph => 0, quote => ${dense(notes.quote_max_length)},
      name => ${dense(notes.name_max_length)}, note => ${dense(notes.note_max_length)})`,
    sample: 20,
  },
  // 5,000 views, and one every minute.
  page_view: {
    ...asDatabase,
    table: "site_analytics",
    statement: `insert into public.site_analytics (page_path) values ('/blog/' || repeat('x', 220))`,
    most: 6_440,
  },
  page_view_path: {
    ...asDatabase,
    table: "page_view_paths",
    statement: `insert into private.page_view_paths (day, page_path, views, hours)
      values (private.today(), '/blog/' || lpad(n::text, 220, 'x'), 1, array_fill(0, array[24]))`,
    most: 1_000,
  },
  page_view_total: {
    ...asDatabase,
    table: "page_view_totals",
    statement: `insert into private.page_view_totals (page_path, views)
      values ('/blog/' || lpad(n::text, 220, 'x'), 1)`,
    most: 1_000,
  },
  page_view_referrer: {
    ...asDatabase,
    table: "page_view_referrers",
    statement: `insert into private.page_view_referrers (day, domain, views)
      values (private.today(), lpad(n || '.example', 100, 'x'), 1)`,
    most: 51,
  },
  // Never more than there are slots, however many are counted.
  place: {
    ...asDatabase,
    table: "daily_counts",
    statement: `insert into private.daily_counts (slot, client) values (n, private.hash_for_today(n::text))`,
    most: 32_768,
  },
  // The emails about a day's messages, requests and comments.
  mail: {
    ...asDatabase,
    sample: 20,
    table: "outbox",
    statement: `insert into private.outbox (kind, cause, cause_id, mail) values ('message', gen_random_uuid(), gen_random_uuid(),
      jsonb_build_object('text', ${dense(1000)}, 'name', ${dense(100)}, 'email', ${dense(190)}, 'subject', ${dense(500)}))`,
    most: 210,
  },
  // The confirmation request for each new address.
  mailed_question: {
    ...asDatabase,
    sample: 20,
    table: "outbox",
    statement: `insert into private.outbox (kind, cause, cause_id, mail) values ('confirm', gen_random_uuid(), gen_random_uuid(),
      jsonb_build_object('text', ${dense(400)}))`,
    most: 250,
  },
  mailed_comment: {
    ...asDatabase,
    sample: 20,
    table: "outbox",
    statement: `insert into private.outbox (kind, cause, cause_id, mail) values ('comment', gen_random_uuid(), gen_random_uuid(),
      jsonb_build_object('text', ${dense(300)}, 'name', ${dense(160)}, 'post', ${dense(200)}))`,
    most: 340,
  },
  // A row for each side, and the little that is added to the request. A compressor shrinks a calendar file well.
  date_change: {
    ...asDatabase,
    sample: 20,
    table: "outbox",
    statement: `insert into private.outbox (kind, cause, cause_id, recipient, mail) values
      ('date', gen_random_uuid(), gen_random_uuid(), null,
        jsonb_build_object('text', ${dense(200)}, 'name', ${dense(100)}, 'email', ${dense(190)})),
      ('answer', gen_random_uuid(), gen_random_uuid(), ${email},
        jsonb_build_object('text', ${dense(200)}, 'path', ${dense(43)}, 'email', ${dense(190)}, 'file', ${dense(300)}))`,
  },
  // The emails about a request that is not paid: the warning, and to both sides that it has expired.
  unpaid: {
    ...asDatabase,
    sample: 20,
    table: "outbox",
    statement: `insert into private.outbox (kind, cause, cause_id, recipient, mail) values
      ('reminder', gen_random_uuid(), gen_random_uuid(), ${email}, jsonb_build_object('path', ${dense(43)})),
      ('date', gen_random_uuid(), gen_random_uuid(), null,
        jsonb_build_object('name', ${dense(100)}, 'email', ${dense(190)})),
      ('answer', gen_random_uuid(), gen_random_uuid(), ${email},
        jsonb_build_object('email', ${dense(190)}, 'file', ${dense(300)}))`,
    most: 90,
  },
  like: {
    table: "post_likes",
    statement: `perform public.set_post_like('${POST}', true)`,
    sample: 300,
    role: "authenticated",
  },
};

let backend: OwnTestBackend<Database>;
beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  await backend.db.exec(`
    insert into public.posts (id, title, slug, content, published)
    values ('${POST}', 'Post', repeat('x', 220), 'Text.', true);
    insert into public.draft_links (post_id, token_hash, expires_at)
    values ('${POST}', private.hash_of_secret(repeat('s', 43)), now() + interval '1 day');
    insert into auth.users (id, email, email_confirmed_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@a.example', now() from generate_series(1, 1200) as n;
  `);
});

/** Performs an action this many times, always from another network and account, each in a transaction. */
async function act({ statement, role }: Action, from: number, to: number): Promise<void> {
  await backend.db.exec(`
    do $do$
    begin
      for n in ${from}..${to} loop
        perform set_config('request.headers', json_build_object('x-forwarded-for', format('2001:%s::1', to_hex(n)))::text, false);
        perform set_config('request.jwt.claims', json_build_object('sub', ${
          role === "authenticated" ? "'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')" : "null"
        })::text, false);
        perform set_config('role', '${role}', false);
        ${statement};
        perform set_config('role', 'none', false);
        commit;
      end loop;
    end
    $do$`);
}

const WAIT = { timeout: 60_000, interval: 20 };

/** Bytes of all tables with their indexes, once the short windows are over. */
async function bytesStored(): Promise<number> {
  await backend.db.exec(
    "update private.rate_limit_hits set window_end = now() where window_seconds < 86400",
  );
  await backend.db.exec("select private.remove_expired()");
  // Rows that another session may still see would stay: a server has its own workers.
  await expect
    .poll(async () => {
      const others = await backend.db.query(
        "select from pg_stat_activity where backend_xmin is not null and pid <> pg_backend_pid()",
      );
      return others.rows;
    }, WAIT)
    .toEqual([]);
  // Only these tables: a server writes each new file to the disk.
  const tables = `from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const { rows: names } = await backend.db.query<{ all: string }>(
    `select string_agg(oid::regclass::text, ', ') as all ${tables}`,
  );
  await backend.db.exec(`vacuum full ${names[0]?.all}`);
  const { rows } = await backend.db.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(oid))::integer as bytes ${tables}`,
  );
  return rows[0]?.bytes ?? 0;
}

async function rowsIn(table: string): Promise<number> {
  const { rows } = await backend.db.query<{ name: string }>(
    "select coalesce(to_regclass('public.' || $1), to_regclass('private.' || $1))::text as name",
    [table],
  );
  const counted = await backend.db.query<{ number: number }>(
    `select count(*)::integer as number from ${rows[0]?.name}`,
  );
  return counted.rows[0]?.number ?? 0;
}

type Stored = { rows: number; megabytes: number };

/** What SECURITY.md says a day can store at most, by table. */
function promised(): Record<string, Stored> {
  const text = fs.readFileSync(path.join(root, "SECURITY.md"), "utf8");
  const lines = text.matchAll(/^\| `(\w+)` +\| +([\d,]+) +\| +([\d.]+) MB +\|$/gm);
  return Object.fromEntries(
    [...lines].map(([, table, rows = "", megabytes]) => [
      table,
      { rows: Number(rows.replaceAll(",", "")), megabytes: Number(megabytes) },
    ]),
  );
}

test("every text that visitors can send is part of the calculation", async () => {
  const { rows } = await backend.db.query<{ name: string; texts: string[] }>(
    `select proname as name, array_agg(proargnames[place] order by place) as texts
    from pg_proc, unnest(proargtypes) with ordinality as t (type, place)
    where pronamespace = 'public'::regnamespace and type = 'text'::regtype and proname = any($1)
    group by proname`,
    [["add_comment", "send_contact_message", "send_consultation_request", "add_draft_note"]],
  );
  expect(rows).toHaveLength(4);
  const missing = rows.flatMap(({ name, texts }) => {
    const action = Object.values(actions).find(({ statement }) => statement.includes(name));
    return texts.filter((text) => !action?.statement.includes(`${text} => `));
  });
  expect(missing).toEqual([]);
});

test("a hostile day stores no more than SECURITY.md says, which is little", async () => {
  const { rows } = await backend.db.query<{ action: string; most: number }>(
    `select action, visitors_total + accounts_total as most
     from private.rate_limits where window_seconds = 86400 order by action`,
  );
  const limits = new Map(rows.map(({ action, most }) => [action, most]));
  const limited = Object.keys(actions).filter((name) => actions[name]?.most === undefined);
  expect([...limits.keys()]).toEqual(limited.toSorted());
  await backend.db.exec(`update private.rate_limits
    set visitors_total = 500000, accounts_total = 500000, per_client = 100000, per_network = 100000`);

  const stored: Record<string, Stored> = {};
  for (const [action, each] of Object.entries(actions)) {
    const most = each.most ?? limits.get(action) ?? 0;
    await backend.db.exec(each.entrance ?? "");
    // The first rows of a table take up a page of each of its indexes.
    const first = each.sample / 4;
    await act(each, 1, first);
    const before = { bytes: await bytesStored(), rows: await rowsIn(each.table) };
    await act(each, first + 1, first + each.sample);
    const rows = (await rowsIn(each.table)) - before.rows;
    const bytes = (await bytesStored()) - before.bytes;
    const others = stored[each.table] ?? { rows: 0, megabytes: 0 };
    stored[each.table] = {
      rows: others.rows + (rows / each.sample) * most,
      megabytes: others.megabytes + (bytes / each.sample) * (most / 1e6),
    };
    await backend.db.exec("update public.site_settings set blocked_networks = '' where singleton");
  }
  const promise = promised();
  let sum = 0;
  for (const [table, { rows, megabytes }] of Object.entries(stored)) {
    const said = promise[table] ?? { rows: 0, megabytes: 0 };
    expect.soft(rows, table).toBe(said.rows);
    expect.soft(megabytes, table).toBeLessThanOrEqual(said.megabytes);
    expect.soft(megabytes, table).toBeGreaterThan(said.megabytes / 2);
    sum += said.megabytes;
  }
  expect(sum).toBeLessThanOrEqual(32);
});
