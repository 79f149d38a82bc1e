import fs from "node:fs";
import { json } from "node:stream/consumers";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { withDatabase } from "../../scripts/backup/open.ts";
import { applyMigrations, pendingMigrations } from "../../scripts/setup/apply-migrations.ts";
import { finish } from "../../scripts/setup/finish.ts";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { listen } from "./postgres-socket.ts";
import { root as project } from "../../scripts/lib/root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { listenWith } from "../support/listen-with.ts";

const EMAIL = "ada@lovelace.dev";

/** A database as Supabase creates it, and Auth's endpoint that creates accounts. */
async function startProject() {
  const root = temporaryFolder();
  fs.cpSync(path.join(project, "supabase/migrations"), path.join(root, "supabase/migrations"), {
    recursive: true,
  });
  fs.mkdirSync(path.join(root, "empty"));
  const supabaseDir = path.join(root, "empty");
  const { db, close } = await startEmbedded({ supabaseDir, seed: false });
  onTestFinished(close);
  const url = await listen(db);
  const asked: { url: string; apikey: unknown; body: unknown }[] = [];
  const { origin } = await listenWith((request, response) => {
    void (async () => {
      asked.push({
        url: `${request.method} ${request.url}`,
        apikey: request.headers["apikey"],
        body: await json(request),
      });
      await db.query(
        `insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at)
         values (gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', $1, '', now())`,
        [EMAIL],
      );
      response.end("{}");
    })();
  });
  const before = { ...process.env };
  Object.assign(process.env, { DATABASE_URL: url, SUPABASE_SECRET_KEY: "sb_secret_1" });
  onTestFinished(() => {
    // Everything else in this worker refers to this object, so it is not replaced.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  });
  return {
    root,
    db,
    asked,
    answers: { backend: "supabase", supabaseUrl: origin, ownerEmail: EMAIL, language: "pt-BR" },
  };
}

test("a Supabase project gets its schema, owner, language and first article exactly once", async () => {
  const { root, db, asked, answers } = await startProject();
  writeIn(root, "writing/posts/first.md", "---\ntitle: First\n---\n\nWords.\n");

  // After a no to the second question, what was done stays, and the next run continues from there.
  const said: string[] = [];
  const confirm = (question: string) => {
    said.push(question);
    return Promise.resolve(said.length === 1);
  };
  expect(await finish(root, answers, confirm, {})).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(/^ {2}Apply the schema \(\d+ migrations\)\?$/),
    `  Create the account ${EMAIL}?`,
  ]);
  expect(asked).toEqual([]);

  expect(await finish(root, answers, undefined, answers)).toBe(true);
  expect(asked).toEqual([
    {
      url: "POST /auth/v1/admin/users",
      apikey: "sb_secret_1",
      body: { email: EMAIL, email_confirm: true },
    },
  ]);
  const state = async () => ({
    owner: (
      await db.query(
        "select email, bound_at from private.site_owner join auth.users on id = user_id",
      )
    ).rows,
    posts: (await db.query("select title, published from public.posts")).rows,
    language: (await db.query("select language from public.site_settings")).rows,
    migrations: (await db.query("select version from supabase_migrations.schema_migrations")).rows
      .length,
  });
  const done = await state();
  expect(done).toMatchObject({
    owner: [{ email: EMAIL }],
    posts: [{ title: "First", published: false }],
    language: [{ language: "pt-BR" }],
    migrations: fs.readdirSync(path.join(root, "supabase/migrations")).length,
  });

  // Another run must not void a password that was chosen in the meantime.
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  expect(await state()).toEqual(done);
  expect(asked).toHaveLength(1);
  await db.exec("update public.site_settings set language = 'de'");
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  expect(await state()).toEqual({ ...done, language: [{ language: "de" }] });
  expect(await finish(root, { ...answers, language: "fr" }, undefined, answers)).toBe(true);
  const changed = await state();
  expect(changed).toEqual({ ...done, language: [{ language: "fr" }] });

  // What the owner deletes stays deleted; another project gets what the former one has.
  await db.exec("delete from public.posts");
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  expect(await state()).toEqual({ ...changed, posts: [] });
  await db.exec("truncate private.audit_log");
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  expect(await state()).toEqual(changed);

  // What the next project refuses at first, it gets from the next run.
  writeIn(root, "writing/posts/second.md", "---\ntitle: Second\n---\n\nWords.\n");
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  await db.exec(`delete from public.posts; truncate private.audit_log;
    alter table public.posts add constraint refused check (title <> 'First')`);
  expect(await finish(root, answers, undefined, answers)).toBe(false);
  await db.exec("alter table public.posts drop constraint refused");
  expect(await finish(root, answers, undefined, answers)).toBe(true);
  const { rows } = await db.query("select title from public.posts order by title");
  expect(rows).toEqual([{ title: "First" }, { title: "Second" }]);
  await db.exec("delete from public.posts where title = 'Second'");

  expect(
    await finish(root, { ...answers, ownerEmail: "other@lovelace.dev" }, undefined, answers),
  ).toBe(false);
  expect(await state()).toEqual(changed);
});

test(
  "migrations that another run has applied while this one asked are not applied again",
  { tags: "full" },
  async () => {
    const { root } = await startProject();
    writeIn(root, "one/20990101000000_once.sql", "create table public.once ();");
    const directory = path.join(root, "one");
    await withDatabase("content", async ({ session }) => {
      const pending = await pendingMigrations(session, directory);
      await applyMigrations(session, pending);
      await applyMigrations(session, pending);
      expect(pending).toHaveLength(1);
      expect(await pendingMigrations(session, directory)).toEqual([]);
    });
  },
);
