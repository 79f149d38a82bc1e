import { sentenceOf } from "../lib/user-error.ts";

/** "unknown" if it cannot be determined: never a pass. */
export type Level = "pass" | "warn" | "fail" | "unknown";

export type Finding = {
  name: string;
  level: Level;
  /** What was found, in one or two sentences. */
  finding: string;
  /** How to fix it; empty if nothing needs to be done. */
  advice: string;
  /** Reveals where the site is vulnerable, so it must not be published. */
  isSecret?: true;
};

export type CheckResult = Omit<Finding, "name">;

const resultAt =
  (level: Level) =>
  (finding: string, advice: string): CheckResult => ({ level, finding, advice });

export const pass = (finding: string): CheckResult => resultAt("pass")(finding, "");
export const warn = resultAt("warn");
export const fail = resultAt("fail");
export const unknown = (finding: string, advice = ""): CheckResult =>
  resultAt("unknown")(finding, advice);

/** A check. An exception says why it is inconclusive. */
export type Check = { name: string; run: () => Promise<CheckResult> | CheckResult };

/** Runs checks in parallel; each has its own finding, regardless of the others. */
export function findingsOf(checks: Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return onOneLine({ name, ...(await run()) });
      } catch (error) {
        return onOneLine({ name, ...unknown(sentenceOf(error)) });
      }
    }),
  );
}

/** The first names of a list, and how many others there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

/** A site's responses must not control a terminal, nor the log of a workflow. */
function onOneLine(found: Finding): Finding {
  return { ...found, finding: found.finding.replace(/[\p{Cc}\s]+/gu, " ") };
}
