import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installed, type Browser } from "./browser.ts";

/**
 * Speaks WebDriver BiDi, which Firefox supports natively; not a dependency of the project, as
 * nothing else needs it.
 */
const CLIENT = "puppeteer-core@25.16.0";
const CACHE = path.resolve("node_modules/.cache/browsers");

/** The part of the client that is used. */
type Client = {
  launch: (options: object) => Promise<{
    newPage: () => Promise<{
      goto: (url: string) => Promise<unknown>;
      evaluate: (script: string) => Promise<unknown>;
      click: (selector: string) => Promise<void>;
      type: (selector: string, text: string) => Promise<void>;
    }>;
    close: () => Promise<void>;
  }>;
};

async function client(): Promise<Client> {
  const folder = path.join(CACHE, "node_modules/puppeteer-core");
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(CACHE, { recursive: true });
    const how = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", CACHE];
    execFileSync("npm", ["install", ...how, CLIENT], { stdio: "inherit" });
  }
  const { exports } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const entry = exports["."].import ?? exports["."];
  const { default: puppeteer }: { default: Client } = await import(
    pathToFileURL(path.join(folder, entry)).href
  );
  return puppeteer;
}

/** The system's Firefox. */
export async function firefox(): Promise<Browser> {
  const executablePath = installed(["firefox", "firefox-esr"], "firefox-esr");
  const { launch } = await client();
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (script) => page.evaluate(`(() => {${script}})()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
