/**
 * Finds a Chromium for the browser tests: the system's, else Playwright's. Run as a script, it also installs one if
 * there is none, and the fallback font of the site's web fonts.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";

/**
 * The headless shell is last: it does less work, but has no back/forward cache, and Tab stops at the end of a
 * page.
 */
const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chromium-headless-shell",
];

/** Path of a Chromium, or undefined. CHROME_PATH takes precedence. */
export function findChromium(): string | undefined {
  const directories = (process.env["PATH"] ?? "").split(path.delimiter);
  const inPath = NAMES.flatMap((name) =>
    directories.map((directory) => path.join(directory, name)),
  );
  return [process.env["CHROME_PATH"], ...inPath, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file) && runs(file),
  );
}

/**
 * Starts a Chromium, also as root and in a container.
 *
 * @param more further options of its command line
 */
export function launchChromium(executablePath: string, ...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", ...more] });
}

/** A downloaded browser does not start without certain system libraries. */
function runs(file: string): boolean {
  try {
    execFileSync(file, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** True if there is a metric-compatible font for Arial, as on every Windows and Mac; src/fonts.css names them. */
function hasFallbackFont(): boolean {
  if (process.platform !== "linux") return true;
  try {
    const families = execFileSync("fc-list", ["--format", "%{family}\n"], { encoding: "utf8" });
    return /^(Arial|Liberation Sans|Arimo)$/m.test(families);
  } catch {
    return false;
  }
}

type Step = [command: string, args: string[]];

/** Runs the steps one after the other, until it is installed. */
function install(isInstalled: () => boolean, steps: Step[]): void {
  for (const [command, args] of steps) {
    if (isInstalled()) return;
    try {
      execFileSync(command, args, { stdio: "inherit" });
    } catch {
      console.error(`Failed: ${command} ${args.join(" ")}`);
    }
  }
}

const apt = (name: string): Step[] => [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "--yes", "--no-install-recommends", name]],
];

if (import.meta.main) {
  install(
    () => findChromium() !== undefined,
    [
      [process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]],
      ...apt("chromium"),
      ...apt("chromium-headless-shell"),
    ],
  );
  install(hasFallbackFont, apt("fonts-liberation"));
  if (!hasFallbackFont()) {
    console.error("The browser tests need a font of Arial's widths, such as Liberation Sans.");
    process.exit(1);
  }
  const found = findChromium();
  if (!found) {
    console.error("The browser tests need Chromium. Install it, or set CHROME_PATH to one.");
    process.exit(1);
  }
  console.log(`Chromium: ${found}`);
}
