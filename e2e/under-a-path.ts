import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort, outputDir } from "./environment.ts";

/** Where the site is on its host; its page /blog has the same name. */
export const BASE = "/blog/";

/** A post that names a page and a picture of the site, as authors do. */
export const linking = {
  id: "00000000-0000-4000-8000-0000000e0101",
  slug: "links-of-the-site",
  title: "Links of the site",
  content:
    '<p>More <a href="/about">about me</a>, with a picture.</p><p><img src="/icon-512.png" alt="The icon"></p>',
};

/**
 * Starts site-under-a-path.ts.
 *
 * @returns the site's URL, with a trailing slash, and what ends it
 */
export async function startUnderAPath(): Promise<{ url: string; close: () => void }> {
  fs.mkdirSync(outputDir, { recursive: true });
  const directory = fs.mkdtempSync(path.join(outputDir, "under-a-path-"));
  const port = await findFreePort();
  const script = path.join(import.meta.dirname, "site-under-a-path.ts");
  const server = spawn(process.execPath, [script, directory, String(port)], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { ...process.env, NODE_ENV: "production" },
    // It ends with its standard input, also when this process is killed.
    stdio: ["pipe", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}${BASE}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => server.exitCode,
    );
  await expect.poll(answers, { timeout: 300_000 }).toBe(true);
  return { url, close: () => server.kill() };
}
