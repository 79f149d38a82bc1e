import type { Finding, Level } from "./finding.ts";

const LABELS: Record<Level, string> = {
  pass: "pass",
  warn: "warn",
  fail: "FAIL",
  unknown: "cannot tell",
};
const WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));

/** The findings for a terminal: a line each, followed by the fix. Identical ones are combined. */
export function report(findings: Finding[]): string {
  const indent = " ".repeat(WIDTH + 2);
  const groups = Map.groupBy(findings, ({ level, finding }) => `${level} ${finding}`);
  const lines: string[] = [];
  for (const group of groups.values()) {
    const names = group.map(({ name }) => name).join(", ");
    for (const { level, finding, advice } of group.slice(0, 1)) {
      lines.push(`${LABELS[level].padEnd(WIDTH)}  ${names}: ${finding}`);
      if (advice) lines.push(`${indent}→ ${advice}`);
    }
  }
  return [...lines, "", summary(findings)].join("\n");
}

export function summary(findings: Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return [
    `${count("pass")} passed`,
    `${count("warn")} to look at`,
    `${count("fail")} failed`,
    `${count("unknown")} that could not be checked`,
  ].join(", ");
}

/** Whether something is wrong. Inconclusive findings count as neither. */
export const hasFailed = (findings: Finding[]): boolean =>
  findings.some(({ level }) => level === "fail");
