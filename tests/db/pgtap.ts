import fs from "node:fs";
import path from "node:path";
import { root } from "../../scripts/lib/root.ts";

const directory = path.join(root, "supabase/tests");

/** The names of the pgTAP files, which `supabase test db` runs as well. */
export function pgtapFiles(): string[] {
  return fs
    .readdirSync(directory)
    .filter((name) => name.endsWith(".test.sql"))
    .toSorted();
}

/** Reads a pgTAP file as plain SQL: psql's `\ir file` is replaced by the text of that file. */
export function readPgtap(name: string): string {
  return read(name).replace(/^\\ir (\S+)$/gm, (_, included: string) => read(included));
}

/**
 * Evaluates the output of a pgTAP file.
 *
 * @param results the rows of every statement, in order
 * @returns one text per failed test, with pgTAP's diagnosis, and one if tests are missing
 * @see https://testanything.org/tap-specification.html
 */
export function tapFaults(results: Record<string, unknown>[][]): string[] {
  const lines = results.flat().flatMap((row) => Object.values(row).filter(isText));
  const planned = Number(lines.find((line) => /^1\.\.\d+$/.test(line))?.slice(3));
  const tests = lines.filter((line) => /^(not )?ok \d+/.test(line));
  const faults = tests.filter((line) => line.startsWith("not ok"));
  return tests.length === planned
    ? faults
    : [...faults, `planned ${planned} tests, ran ${tests.length}`];
}

function read(name: string): string {
  return fs.readFileSync(path.join(directory, name), "utf8");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
