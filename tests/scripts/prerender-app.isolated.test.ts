import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withApp } from "../../scripts/prerender/app.ts";
import { listenWith } from "../support/listen-with.ts";

/** The first request. */
const VERSION = new Set(["/rest/v1/rpc/site_version"]);

/** A backend that refuses everything, and the paths that were requested. */
async function startBackend() {
  const asked = new Set<string>();
  const { origin } = await listenWith(({ url = "" }, response) => {
    asked.add(url.replace(/\?.*/, ""));
    response.writeHead(403).end(JSON.stringify({ message: "Not today" }));
  });
  return { asked, url: origin };
}

test("two builds side by side each read from their own backend", { tags: "full" }, async () => {
  const backends = await Promise.all([startBackend(), startBackend()]);

  await Promise.all(
    backends.map(({ url: backendUrl }) =>
      withApp({ mode: "embedded", backendUrl }, async ({ readSite }, app) => {
        await expect(readSite(1)).rejects.toThrow("Not today");
        const files = fs.globSync(path.join(path.dirname(app), "**/*.js"));
        const code = files.map((file) => fs.readFileSync(file, "utf8")).join("");
        expect(code.includes("server.node.development"), "React's development build").toBe(false);
      }),
    ),
  );

  expect(backends.map(({ asked }) => asked)).toEqual([VERSION, VERSION]);
});
