/**
 * Finds a Chromium for the browser tests: the system's, else Playwright's. Run as a script it also
 * installs one if there is none.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium, or undefined. CHROME_PATH takes precedence. */
export function findChromium(): string | undefined {
  const inPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((directory) => NAMES.map((name) => path.join(directory, name)));
  return [process.env["CHROME_PATH"], ...inPath, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file) && runs(file),
  );
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

function install(): void {
  const steps = [
    [process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]],
    ["apt-get", ["update"]],
    ["apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]],
  ] as const;
  for (const [command, args] of steps) {
    try {
      execFileSync(command, args, { stdio: "inherit" });
    } catch {
      console.error(`Failed: ${command} ${args.join(" ")}`);
    }
    if (findChromium()) return;
  }
}

if (import.meta.main) {
  if (!findChromium()) install();
  const found = findChromium();
  if (!found) {
    console.error("The browser tests need Chromium. Install it, or set CHROME_PATH to one.");
    process.exit(1);
  }
  console.log(`Chromium: ${found}`);
}
