import path from "node:path";

/** Where the browser tests' own backend listens and keeps its data and mails. */
export const port = Number(process.env["E2E_PORT"] ?? 4187);
export const baseUrl = `http://127.0.0.1:${port}`;

// A directory per port, so that two runs beside each other do not share a database.
const directory = path.resolve(import.meta.dirname, `../test-results/backend-${port}`);
export const dataDir = path.join(directory, "data");
export const mailFile = path.join(directory, "mails.jsonl");
