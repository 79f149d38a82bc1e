import { expect, test } from "vitest";
import { textsOf, type Case } from "./bring.ts";

type System = Parameters<typeof textsOf>[0];

/** Tests cases, named after their kind and what they show. */
export function tryCases(kind: string, system: System, cases: readonly Case[]): void {
  test.each(cases)(`${kind}$says`, async (given) => {
    expect(await faultsOf(system, given)).toEqual([]);
  });
}

/** The actual text and report of a case, if they differ from what is expected. */
async function faultsOf(
  system: System,
  { input, becomes = [], reports = [], lacks, silent }: Case,
): Promise<string[]> {
  const { text, report } = await textsOf(system, input);
  const isText =
    typeof becomes === "string" ? text === becomes : becomes.every((part) => has(text, part));
  const isReport = reports.every((part) => has(report, part));
  return [
    ...(isText && !lacks?.test(text) ? [] : [text]),
    ...(isReport && !silent?.test(report) ? [] : [report]),
  ];
}

function has(all: string, part: string | RegExp): boolean {
  return typeof part === "string" ? all.includes(part) : part.test(all);
}
