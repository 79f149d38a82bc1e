import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { root } from "../lib/root.ts";

const ROUNDS = 10;
const SECONDS = 1;
const WRITES_PER_SECOND = 200;
const READ =
  "posts?select=id,title,slug,excerpt,category,tags,views,likes,comment_count,created_at&published=eq.true&created_at=lte.now&order=created_at.desc,id.desc&limit=12";

/**
 * Reads a page of posts over HTTP again and again, alternately alone and beside 200 writes a
 * second, each for a second, ten times, so that other load on the machine affects both. The backend
 * has its own process, so that sending the load does not delay responses. Writes are sent on
 * schedule, whether or not earlier ones have been answered.
 *
 * @param dataDir a filled database that no process uses
 * @param postIds published posts, whose views are counted
 * @returns milliseconds of every read, and the number of writes answered per second
 */
export async function underLoad(dataDir: string, postIds: string[]) {
  const script = path.join(root, "tests/embedded/fixtures/serve.ts");
  const server = spawn(process.execPath, [script, dataDir, path.join(root, "supabase")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  try {
    const { value: port } = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
    const send = async (path: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}/rest/v1/${path}`, {
        method: body ? "POST" : "GET",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      await response.text();
    };
    let written = 0;
    async function read(isOver: () => boolean): Promise<number[]> {
      const times: number[] = [];
      while (!isOver()) {
        const start = performance.now();
        await send(READ);
        times.push(performance.now() - start);
        await pause(20);
      }
      return times;
    }
    /** Every other write is the view of an article. */
    const writeOne = (index: number) =>
      index % 2 === 0
        ? send("rpc/record_page_view", { path: "/blog" })
        : send("rpc/increment_post_views", { post_id: postIds[(index >> 1) % postIds.length] });
    async function write(isOver: () => boolean): Promise<number> {
      const start = performance.now();
      const responses: Promise<void>[] = [];
      while (!isOver()) {
        const due = ((performance.now() - start) / 1000) * WRITES_PER_SECOND;
        for (; responses.length < due; written += 1) responses.push(writeOne(written));
        await pause(2);
      }
      await Promise.all(responses);
      return (responses.length * 1000) / (performance.now() - start);
    }

    const idle: number[] = [];
    const loaded: number[] = [];
    const writes: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const times of [idle, loaded]) {
        const end = performance.now() + SECONDS * 1000;
        const isOver = () => performance.now() > end;
        const [reads, rate] = await Promise.all([
          read(isOver),
          times === loaded ? write(isOver) : undefined,
        ]);
        // The first round warms up.
        if (round === 0) continue;
        times.push(...reads);
        if (rate) writes.push(rate);
      }
    }
    return { idle, loaded, writes };
  } finally {
    server.kill();
    await exit;
  }
}
