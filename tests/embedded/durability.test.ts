import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { emptyDatabases, fixtureDir } from "./fixture.ts";

const emptyDatabase = emptyDatabases();
const serverScript = new URL("./fixtures/serve.ts", import.meta.url);

async function serve(dataDir: string) {
  const server = spawn(process.execPath, [fileURLToPath(serverScript), dataDir]);
  onTestFinished(() => void server.kill("SIGKILL"));
  const { value: port } = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
  return { server, url: `http://127.0.0.1:${port}/rest/v1/notes` };
}

/** Writes notes until the server dies, and returns the ids of those it acknowledged. */
async function writeUntilDeath(url: string, onAcknowledged: (count: number) => void) {
  const acknowledged: string[] = [];
  const headers = { apikey: publishableKey, "content-type": "application/json" };
  const writer = async () => {
    for (;;) {
      const id = crypto.randomUUID();
      const body = JSON.stringify({ id, title: "acknowledged" });
      const response = await fetch(url, { method: "POST", headers, body }).catch(() => undefined);
      if (!response) return;
      expect(response.status).toBe(201);
      onAcknowledged(acknowledged.push(id));
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
  return acknowledged;
}

test(
  "a server killed under writes loses no row that it acknowledged",
  { timeout: 120_000 },
  async () => {
    const dataDir = emptyDatabase();
    const acknowledged: string[] = [];
    for (const killAfter of [20, 67, 113]) {
      const { server, url } = await serve(dataDir);
      const exit = once(server, "exit");
      const written = await writeUntilDeath(url, (count) => {
        if (count === killAfter) server.kill("SIGKILL");
      });
      acknowledged.push(...written);
      await exit;
    }

    const backend = await startEmbedded({ dataDir, supabaseDir: fixtureDir, seed: false });
    onTestFinished(() => backend.close());
    const { rows } = await backend.db.query<{ id: string }>("select id from public.notes");
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(20 + 67 + 113);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  },
);

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s closes the database and gives the lock up",
  async (signal) => {
    const dataDir = emptyDatabase();
    const { server } = await serve(dataDir);
    expect(fs.readFileSync(`${dataDir}.lock`, "utf8")).toBe(String(server.pid));
    server.kill(signal);
    expect(await once(server, "exit")).toEqual([null, signal]);
    expect(fs.existsSync(`${dataDir}.lock`)).toBe(false);
  },
);
