import path from "node:path";

const directory = path.resolve(import.meta.dirname, "../test-results/backend");

/** Where the browser tests' own backend listens and keeps its data and mails. */
export const port = Number(process.env["E2E_PORT"] ?? 4187);
export const baseUrl = `http://127.0.0.1:${port}`;
export const dataDir = path.join(directory, "data");
export const mailFile = path.join(directory, "mails.jsonl");
