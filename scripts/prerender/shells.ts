import fs from "node:fs";
import path from "node:path";
import type * as App from "../../src/prerender.tsx";
import { SHELL } from "../lib/built-files.ts";
import { preloads, withPreloads, type Build } from "./manifest.ts";
import { withBelow, writeOwn, writePage } from "./pages.ts";

/** Pages that need a session need the complete client, so it is preloaded for them. */
const AUTH_CLIENT = ["/@supabase/supabase-js/", "/fetch-for-auth.ts"];

/** Pages that are not prerendered fetch all of their data. */
const CLIENT = "/@supabase/postgrest-js/";

/** Writes the shell, also for pages whose content needs a session or a link: their code can be preloaded. */
export function writeShells(app: typeof App, outDir: string, shell: string, build: Build): void {
  writeShell(outDir, shell);
  for (const at of app.sessionPaths) {
    writePage(outDir, at, withPreloads(shell, build, [...app.modulesAt(at), ...AUTH_CLIENT]));
  }
  for (const at of app.linkedPaths) {
    writePage(outDir, at, withPreloads(shell, build, app.modulesAt(at)));
  }
}

/** Writes the shell again, now with what every page needs of the site's data. */
export function writeShellWithData(
  outDir: string,
  shell: string,
  build: Build,
  data: string,
): void {
  writeShell(outDir, withBelow(shell, preloads(shell, build, [CLIENT]) + data));
}

/** Writes the app shell, also as the file that hosts without rewrite rules serve for unknown paths. */
function writeShell(outDir: string, shell: string): void {
  fs.writeFileSync(path.join(outDir, SHELL), shell);
  writeOwn(outDir, "404.html", shell);
}
