import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort, outputDir } from "./environment.ts";
import { test } from "./fixtures.ts";
import { root } from "../scripts/lib/root.ts";

/**
 * Builds a site for the tests of a file, and starts own-site.ts.
 *
 * @param environment environment variables for the build, in addition to the current ones
 * @param base the site's path on its host, with slashes at both ends
 * @returns the site's URL, with a trailing slash, once the tests run
 */
export function ownBuild(environment: Record<string, string>, base = "/"): { url: string } {
  const site = { url: "", close: () => false };
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    Object.assign(site, await startOwnBuild(environment, base));
  });
  test.afterAll(() => void site.close());
  return site;
}

async function startOwnBuild(environment: Record<string, string>, base: string) {
  fs.mkdirSync(outputDir, { recursive: true });
  const directory = fs.mkdtempSync(path.join(outputDir, "own-site-"));
  const port = await findFreePort();
  const file = path.join(import.meta.dirname, "own-site.ts");
  const server = spawn(process.execPath, [file, directory, String(port), base], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...environment },
    // It exits when its standard input ends, which also happens when this process is killed.
    stdio: ["pipe", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}${base}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => server.exitCode,
    );
  await expect.poll(answers, { timeout: 300_000 }).toBe(true);
  return { url, close: () => server.kill() };
}
