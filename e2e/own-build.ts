import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort, outputDir } from "./environment.ts";

/** A site that was built for one test. */
export type OwnBuild = { url: string; close: () => void };

/**
 * Starts a script that builds the site in its own way and serves it: `node e2e/<script> <directory> <port>`.
 *
 * @param base where the site is on its host, with slashes at both ends
 * @param environment what the script has besides the environment's own
 * @returns the site's URL, with a trailing slash, and what ends it
 */
export async function startOwnBuild(
  script: string,
  base: string,
  environment: Record<string, string> = {},
): Promise<OwnBuild> {
  fs.mkdirSync(outputDir, { recursive: true });
  const directory = fs.mkdtempSync(path.join(outputDir, `${path.parse(script).name}-`));
  const port = await findFreePort();
  const file = path.join(import.meta.dirname, script);
  const server = spawn(process.execPath, [file, directory, String(port)], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { ...process.env, NODE_ENV: "production", ...environment },
    // It ends with its standard input, also when this process is killed.
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
