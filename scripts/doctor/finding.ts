import { sentenceOf } from "../../supabase/embedded/start-error.ts";

/** «unknown» is for what cannot be told: never a pass. */
export type Level = "pass" | "warn" | "fail" | "unknown";

export type Finding = {
  /** What was looked at. */
  name: string;
  level: Level;
  /** What was found, in one or two sentences. */
  finding: string;
  /** What mends it; empty where nothing needs to be done. */
  advice: string;
  /** Tells a stranger where the site can be attacked, so it is not to be published. */
  isSecret?: true;
};

/** A finding before it is known by its check's name. */
export type Judgement = Omit<Finding, "name">;

export const pass = (finding: string): Judgement => ({ level: "pass", finding, advice: "" });
export const warn = (finding: string, advice: string): Judgement => ({
  level: "warn",
  finding,
  advice,
});
export const fail = (finding: string, advice: string): Judgement => ({
  level: "fail",
  finding,
  advice,
});
export const unknown = (finding: string, advice = ""): Judgement => ({
  level: "unknown",
  finding,
  advice,
});

/** Looks at one thing. What it throws says why it cannot be told. */
export type Check = { name: string; look: () => Promise<Judgement> | Judgement };

/** Runs checks side by side; each has its own finding, whatever becomes of the others. */
export function findingsOf(checks: Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ name, look }) => {
      try {
        return onOneLine({ name, ...(await look()) });
      } catch (error) {
        return onOneLine({ name, ...unknown(sentenceOf(error)) });
      }
    }),
  );
}

/** What a site says of itself must not steer a terminal, nor the log of a workflow. */
function onOneLine(found: Finding): Finding {
  return { ...found, finding: found.finding.replace(/[\p{Cc}\s]+/gu, " ") };
}
