import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";

type Load = { median: number; slowest: number; writes: number };

const SECONDS = 10;
const WRITES_PER_SECOND = 200;
const READ = "/rest/v1/rpc/posts_page";

/** Reads a page of posts again and again, alone and beside 200 writes a second, through the API. */
export async function underLoad(
  backend: EmbeddedBackend,
  postIds: string[],
): Promise<{ alone: Load; beside: Load }> {
  const send = (path: string, body?: object, from = "127.0.0.1") =>
    backend.fetch(
      new Request(`${backend.siteUrl}${path}`, {
        method: body ? "POST" : "GET",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { peerAddress: from },
    );

  async function run(writesPerSecond: number): Promise<Load> {
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    const reads: number[] = [];
    const written: Promise<Response>[] = [];
    const isOver = () => elapsed() > SECONDS * 1000;

    async function read() {
      while (!isOver()) {
        const start = performance.now();
        const answer = await send(READ);
        if (!answer.ok) throw new Error(`A read was answered with ${answer.status}.`);
        reads.push(performance.now() - start);
        await pause(20);
      }
    }
    async function write() {
      for (let sent = 0; !isOver();) {
        for (; sent < (elapsed() / 1000) * writesPerSecond; sent += 1) {
          // Every other write is the view of an article by a visitor who has not seen it yet.
          const visitor = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
          written.push(
            sent % 2 === 0
              ? send("/rest/v1/site_analytics", { page_path: "/blog" }, visitor)
              : send(
                  "/rest/v1/rpc/increment_post_views",
                  { post_id: postIds[sent % postIds.length] },
                  visitor,
                ),
          );
        }
        await pause(5);
      }
    }
    await Promise.all([read(), writesPerSecond > 0 && write()]);
    for (const answer of await Promise.all(written)) {
      if (!answer.ok) throw new Error(`A write was answered with ${answer.status}.`);
    }
    const sorted = reads.toSorted((a, b) => a - b);
    return {
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slowest: sorted.at(-1) ?? 0,
      writes: written.length / (elapsed() / 1000),
    };
  }
  return { alone: await run(0), beside: await run(WRITES_PER_SECOND) };
}
