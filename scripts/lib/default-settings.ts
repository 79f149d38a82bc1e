import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** Every build setting of `.env.example`, empty: whatever the owner has in `.env`, the site contacts nobody outside. */
export function defaultSettings(): Record<string, string> {
  const example = fs.readFileSync(path.join(root, ".env.example"), "utf8");
  const names = Array.from(example.matchAll(/^(VITE_\w+)=/gm), ([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, ""]));
}
