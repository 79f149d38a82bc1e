// @module-tag full
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";
import { emptyDatabases } from "./fixture.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { root } from "../../scripts/lib/root.ts";

const ROUNDS = 20;

const emptyDatabase = emptyDatabases();
const serverScript = new URL("./fixtures/serve.ts", import.meta.url);
const siteDir = path.join(root, "supabase");
const postId = "00000000-0000-4000-8000-00000000d00d";

async function serve(dataDir: string, ...more: string[]) {
  const server = spawn(process.execPath, [fileURLToPath(serverScript), dataDir, ...more]);
  onTestFinished(() => void server.kill("SIGKILL"));
  const { value: port } = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
  return { server, url: `http://127.0.0.1:${port}/rest/v1` };
}

/** The site's own database with a post to comment on, and no rate limits. */
async function makeSite(dataDir: string): Promise<void> {
  emptyDatabase(dataDir);
  const backend = await startEmbedded({ dataDir, seed: false });
  await backend.db.exec(`
    ${LIFT_RATE_LIMITS}
    insert into public.posts (id, title, slug, content, published)
    values ('${postId}', 'Written to', 'written-to', '<p>Text</p>', true);
  `);
  await backend.close();
}

type Row = { table: string; write: string; body: { id: string } & Record<string, string> };

/** Rows that visitors write, in turn: a comment, a message, a request. */
function newRow(index: number): Row {
  const id = crypto.randomUUID();
  if (index % 3 === 0)
    return {
      table: "comments",
      write: "add_comment",
      body: { id, post_id: postId, author_name: "Visitor", content: "Words" },
    };
  const mail = { id, name: "Visitor", email: "visitor@example.com", message: "Words" };
  return index % 3 === 1
    ? {
        table: "contact_messages",
        write: "send_contact_message",
        body: { ...mail, subject: "Subject" },
      }
    : {
        table: "consultation_requests",
        write: "send_consultation_request",
        body: { ...mail, project_type: "web-development" },
      };
}

/** Sends a row; true if the server says that it is stored, undefined if there is no response. */
async function send(url: string, { write, body }: Row): Promise<boolean | undefined> {
  const response = await fetch(`${url}/rpc/${write}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response && response.status === 204;
}

describe("a server that is repeatedly killed during writes", () => {
  const dataDir = path.join(temporaryFolder(afterAll), "data");
  const acknowledged: Row[] = [];
  let unanswered: Row[] = [];
  beforeAll(() => makeSite(dataDir));

  // One test per round: a single timeout would not suit all of them on a busy machine.
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    "stores nothing twice, and stores unanswered rows when they are sent again (%i)",
    async (round) => {
      const { server, url } = await serve(dataDir, siteDir);
      const exit = once(server, "exit");
      // Like a browser: rows without a response are sent again, including some whose response was lost.
      for (const row of [...unanswered, ...acknowledged.slice(-10)]) {
        expect(await send(url, row)).toBe(true);
      }
      acknowledged.push(...unanswered);
      unanswered = [];
      const target = acknowledged.length + 15 + ((round * 37) % 60);
      const write = async (writer: number) => {
        for (let index = writer; ; index += 1) {
          const row = newRow(index);
          const isStored = await send(url, row);
          if (isStored === undefined) return void unanswered.push(row);
          expect(isStored).toBe(true);
          if (acknowledged.push(row) === target) server.kill("SIGKILL");
        }
      };
      await Promise.all([0, 1, 2, 3].map(write));
      await exit;
    },
  );

  test("has lost nothing that it acknowledged", async () => {
    const backend = await startEmbedded({ dataDir, supabaseDir: siteDir, seed: false });
    onTestFinished(() => backend.close());
    const { rows } = await backend.db.query<{ id: string }>(
      `select id from public.comments union all select id from public.contact_messages
       union all select id from public.consultation_requests`,
    );
    const stored = rows.map(({ id }) => id);
    const sent = new Set([...acknowledged, ...unanswered].map(({ body }) => body.id));
    const lost = acknowledged.filter(({ body }) => !stored.includes(body.id));
    expect(lost, "acknowledged and lost").toEqual([]);
    expect(new Set(stored).size, "rows stored under an id of their own").toBe(stored.length);
    expect(
      stored.filter((id) => !sent.has(id)),
      "stored and never sent",
    ).toEqual([]);
    const counted = await backend.db.query(
      "select comment_count = (select count(*) from public.comments where status = 'approved') as holds from public.posts",
    );
    expect(counted.rows, "the counter matches the rows").toEqual([{ holds: true }]);
  });
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s closes the database and releases the lock",
  async (signal) => {
    const dataDir = emptyDatabase();
    const { server } = await serve(dataDir);
    expect(fs.readFileSync(`${dataDir}.lock`, "utf8")).toBe(String(server.pid));
    server.kill(signal);
    expect(await once(server, "exit")).toEqual([null, signal]);
    expect(fs.existsSync(`${dataDir}.lock`)).toBe(false);
  },
);
