import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** Every build setting of `.env.example`, empty: whatever the owner has in `.env`, the site contacts nobody outside. */
export function defaultSettings(folder = root): Record<string, string> {
  const example = fs.readFileSync(path.join(folder, ".env.example"), "utf8");
  return Object.fromEntries(
    Array.from(example.matchAll(/^(VITE_\w+)=/gm), ([, name]) => [name, ""]),
  );
}
