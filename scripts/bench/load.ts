import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { publishableKey } from "../../supabase/embedded/keys.ts";

/** How long reads took, in milliseconds, and how many writes a second were answered. */
export type Load = { median: number; late: number; reads: number; writes: number };

const ROUNDS = 10;
const SECONDS = 1;
const WRITES_PER_SECOND = 200;
const VISITORS = 20;
const READ =
  "/rest/v1/posts?select=id,title,slug,excerpt,category,tags,views,likes,comment_count,created_at&published=eq.true&created_at=lte.now&order=created_at.desc,id.desc&limit=12";
const supabaseDir = path.resolve(import.meta.dirname, "../../supabase");
const serverScript = path.resolve(import.meta.dirname, "../../tests/embedded/fixtures/serve.ts");

/**
 * Reads a page of posts again and again over HTTP, in turn alone and beside 200 writes a second, each
 * for a second, ten times: what else the machine does meets both alike. The backend has a process of
 * its own, so that what the load costs its sender delays no answer. Writes are sent when their time
 * has come, whether or not those before have been answered.
 *
 * @param dataDir a filled database that no process uses
 * @param postIds published posts, whose views are counted
 */
export async function underLoad(
  dataDir: string,
  postIds: string[],
): Promise<{ alone: Load; beside: Load }> {
  const server = spawn(process.execPath, [serverScript, dataDir, supabaseDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  try {
    const { value: port } = await createInterface(server.stdout)[Symbol.asyncIterator]().next();
    const send = sender(Number(port));
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
    async function write(isOver: () => boolean): Promise<number> {
      const start = performance.now();
      const answers: Promise<void>[] = [];
      while (!isOver()) {
        const due = ((performance.now() - start) / 1000) * WRITES_PER_SECOND;
        for (; answers.length < due; written += 1) answers.push(writeOne(written));
        await pause(2);
      }
      await Promise.all(answers);
      return (answers.length * 1000) / (performance.now() - start);
    }
    /** Every other write is an article's view by a new visitor. */
    function writeOne(index: number): Promise<void> {
      const number = Math.floor(index / 2);
      const from = `127.0.0.${2 + (number % VISITORS)}`;
      return index % 2 === 0
        ? send("/rest/v1/rpc/record_page_view", { path: "/blog" }, from)
        : send(
            "/rest/v1/rpc/increment_post_views",
            { post_id: postIds[Math.floor(number / VISITORS) % postIds.length] },
            from,
          );
    }

    const times: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
    const rates: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const phase of ["alone", "beside"] as const) {
        const end = performance.now() + SECONDS * 1000;
        const isOver = () => performance.now() > end;
        const [reads, rate] = await Promise.all([
          read(isOver),
          phase === "beside" ? write(isOver) : undefined,
        ]);
        // The first round warms up.
        if (round < 0) continue;
        times[phase].push(...reads);
        if (rate) rates.push(rate);
      }
    }
    return { alone: loadOf(times.alone, [0]), beside: loadOf(times.beside, rates) };
  } finally {
    server.kill();
    await exit;
  }
}

function sender(port: number) {
  // Below the server's keep-alive timeout, so that no request uses a closing connection.
  const agent = new http.Agent({ keepAlive: true, timeout: 2_000 });
  return async (address: string, body?: object, from = "127.0.0.1"): Promise<void> => {
    const request = http.request({
      host: "127.0.0.1",
      port,
      path: address,
      agent,
      localAddress: from,
      method: body ? "POST" : "GET",
      headers: { apikey: publishableKey, "content-type": "application/json" },
    });
    request.end(body && JSON.stringify(body));
    const [response]: http.IncomingMessage[] = await once(request, "response");
    if (!response?.statusCode || response.statusCode >= 300) {
      throw new Error(`${address} was answered with ${response?.statusCode}.`);
    }
    response.resume();
    await once(response, "end");
  };
}

function loadOf(times: number[], rates: number[]): Load {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    late: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    reads: sorted.length,
    writes: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
  };
}
