import fs from "node:fs";
import path from "node:path";

/** What a journey needs from a browser. */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, and returns its result. */
  evaluate: (script: string) => Promise<unknown>;
  /** Clicks the element that matches a CSS selector. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The system's program with one of these names; otherwise an error names the Debian package that
 * has it.
 */
export function installed(names: readonly string[], debian: string): string {
  const directories = (process.env["PATH"] ?? "").split(path.delimiter);
  const files = names.flatMap((name) => directories.map((one) => path.join(one, name)));
  const found = files.find((file) => fs.existsSync(file));
  if (!found) throw new Error(`there is no ${names.join(" or ")}; Debian has it in ${debian}.`);
  return found;
}
