import { createServer } from "node:net";
import path from "node:path";
import { root } from "../scripts/lib/root.ts";

/** Below the ephemeral ports, so that no outgoing connection takes it in the meantime. */
const PORTS = { from: 20_000, count: 10_000 };

export async function findFreePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return findFreePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// The first process of a run chooses the port; its children inherit it.
process.env["E2E_PORT"] ??= String(await findFreePort());

/** The browser tests' own backend: port, data and emails. */
export const port = Number(process.env["E2E_PORT"]);
export const baseUrl = `http://127.0.0.1:${port}`;
/** Where the API is: at the site's own URL, except for `npm run test:real`. */
export const apiUrl = process.env["E2E_API_URL"] ?? baseUrl;

/** Artifacts of a run, deleted when the next one starts. */
export const outputDir = path.join(root, "test-results/artifacts");
// Not shared with a killed run that may still be writing.
const directory = path.join(outputDir, `backend-${port}`);
export const dataDir = path.join(directory, "data");
/** The database that the pages are rendered from: the initial state of the tests' sites. */
export const templateDir = path.join(directory, "template");
export const mailFile = path.join(directory, "emails.jsonl");
