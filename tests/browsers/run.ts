/**
 * Walks through the built site in Firefox and WebKitGTK: `npm run test:browsers`. Reports which
 * could not be started; exits with 1 if a journey failed, or if there was no browser at all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { baseUrl, port } from "../../e2e/environment.ts";
import { firefox } from "./firefox.ts";
import { walk } from "./journeys.ts";
import { webKit } from "./webkit.ts";
import { root } from "../../scripts/lib/root.ts";

const site = spawn(process.execPath, ["e2e/serve.ts"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production" },
  // It ends when its input ends.
  stdio: ["pipe", "pipe", "inherit"],
});
const ended = once(site, "close");
let walked = 0;

/** Walks through the site in a browser, if it can be started. */
async function tryOut(name: string, start: typeof firefox): Promise<void> {
  const browser = await start().catch((error: unknown) => {
    process.stdout.write(`${name} could not be started: ${messageOf(error)}\n`);
  });
  if (!browser) return;
  try {
    await walk(browser, baseUrl);
    process.stdout.write(`${name}: every step went well.\n`);
    walked += 1;
  } catch (error) {
    process.stdout.write(`${name}: ${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Waits until the site is built, and returns its URL. */
const isServed = new Promise<void>((resolve, reject) => {
  site.stdout.on("data", (text: Buffer) => {
    if (text.toString().includes(String(port))) resolve();
  });
  site.once("close", () => reject(new Error("The site could not be built.")));
});

try {
  await isServed;
  await tryOut("Firefox", firefox);
  await tryOut("WebKitGTK", webKit);
  if (walked === 0) process.exitCode = 1;
} finally {
  site.stdin.end();
  await ended;
}
