/** The linter that checks hosted projects: `npx supabase db advisors`. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { root } from "../../scripts/lib/root.ts";

const tool = fileURLToPath(import.meta.resolve("supabase/dist/supabase.js"));
const home = temporaryFolder(afterAll);

const backend = await startTestBackend<unknown>();
// Helpers that only the tests install are not checked.
await backend.db.exec("drop schema test_snapshot cascade");
const socket = new PGLiteSocketServer({ db: backend.db, host: "127.0.0.1", port: 0 });
await socket.start();

afterAll(async () => {
  await socket.stop();
  await backend.close();
});

/** What the linter reports, one line each; the lower the level, the more. */
async function advice(level: "info" | "warn"): Promise<string[]> {
  const address = `postgresql://postgres@${socket.getServerConn()}/postgres?sslmode=disable`;
  const question = `db advisors --level ${level} --output-format json --db-url ${address}`;
  const { stdout } = await promisify(execFile)(tool, question.split(" "), {
    cwd: root,
    // A home directory of its own, because the tool writes there; and no telemetry.
    env: { ...process.env, HOME: home, SUPABASE_TELEMETRY_DISABLED: "1" },
  });
  const answer: { results: { level: string; name: string; detail: string }[] } = JSON.parse(stdout);
  return answer.results.map((it) => `${it.level} ${it.name}: ${it.detail}`);
}

test("the database linter reports no errors or warnings", async () => {
  const remarks = await advice("info");
  const grave = remarks.filter((remark) => !remark.startsWith("INFO"));
  // Proof that it ran: indexes that have not been used yet are always reported.
  expect(remarks.join("\n")).toContain("INFO unused_index");
  expect(grave).toEqual([]);
});

test(
  "the linter would notice a table, view or policy that is open to everyone",
  { tags: "full" },
  async () => {
    await backend.db.exec(`
    create table public.open_table (id integer);
    create view public.open_view as select * from public.posts;
    create policy "anyone" on public.tags for insert to anon with check (true);
  `);
    const remarks = (await advice("warn")).join("\n");
    expect(remarks).toContain("ERROR rls_disabled_in_public: Table `public.open_table`");
    expect(remarks).toContain("ERROR security_definer_view: View `public.open_view`");
    expect(remarks).toContain("WARN rls_policy_always_true: Table `public.tags`");
  },
);
