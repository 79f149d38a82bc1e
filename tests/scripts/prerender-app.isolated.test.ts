import fs from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import type * as site from "@/prerender";
import { withApp } from "../../scripts/prerender/app.ts";
import { listenLocally } from "../../scripts/listen.ts";

/** What is asked first. */
const VERSION = new Set(["/rest/v1/rpc/site_version"]);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A backend that refuses everything, and whether it was asked. */
async function startBackend() {
  const asked = new Set<string>();
  const server = createServer(({ url = "" }, response) => {
    asked.add(url.replace(/\?.*/, ""));
    response.writeHead(403).end(JSON.stringify({ message: "Not today" }));
  });
  servers.push(server);
  const port = await listenLocally(server);
  return { asked, url: `http://127.0.0.1:${port}` };
}

test("two builds side by side each read from their own backend", { tags: "full" }, async () => {
  const backends = await Promise.all([startBackend(), startBackend()]);

  await Promise.all(
    backends.map(({ url: backendUrl }) =>
      withApp({ mode: "embedded", backendUrl }, async (app) => {
        const { readSite }: typeof site = await import(pathToFileURL(app).href);
        await expect(readSite(1)).rejects.toThrow("Not today");
        const files = fs.globSync(path.join(path.dirname(app), "**/*.js"));
        const code = files.map((file) => fs.readFileSync(file, "utf8")).join("");
        expect(code.includes("server.node.development"), "React's development build").toBe(false);
      }),
    ),
  );

  expect(backends.map(({ asked }) => asked)).toEqual([VERSION, VERSION]);
});
