import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as App from "../../src/prerender.tsx";
import { UserError } from "../lib/user-error.ts";
import { runScript } from "../lib/run-script.ts";

export type AppOptions = {
  /** Vite's mode, which determines the environment files. */
  mode: string;
  backendUrl?: string;
  /** URL of the site without a trailing slash, if not the configured one. */
  siteUrl?: string;
};
export type AppBuild = AppOptions & { outDir: string };

/** Must be in the project, so that the app finds packages. */
const DIRECTORY = "node_modules/.prerender";
const BUILD = fileURLToPath(new URL("build-app.ts", import.meta.url));

/**
 * Builds src/prerender.tsx for Node, and deletes it when `work` is done. Each run has a separate directory:
 * Node caches imports, so a second app at the same path would be the first one, with the first one's backend.
 *
 * @param work receives the app, and the path of its module
 * @throws {UserError} if it cannot be built; the reason has been reported
 */
export async function withApp<Result>(
  options: AppOptions,
  work: (app: typeof App, file: string) => Promise<Result>,
): Promise<Result> {
  fs.mkdirSync(DIRECTORY, { recursive: true });
  const outDir = fs.mkdtempSync(path.resolve(DIRECTORY, `${options.mode}-`));
  try {
    const build: AppBuild = { ...options, outDir };
    if (!(await runScript(BUILD, build))) throw new UserError("The pages could not be bundled.");
    const file = path.join(outDir, "prerender.js");
    const app: typeof App = await import(pathToFileURL(file).href);
    return await work(app, file);
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}
