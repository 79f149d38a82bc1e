import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../../scripts/lib/root.ts";
import { runScript } from "../../support/run-script.ts";
import { serve } from "./stand-in.ts";

/** Runs a script like npm does, without the owner's database. */
async function run(script: string, args: string[], environment: Record<string, string> = {}) {
  const env = { DATABASE_URL: undefined, ...environment };
  const { status, stdout } = await runScript(script, args, { env });
  return { status, printed: stdout };
}

test("the exit code distinguishes a healthy site, a broken one and a wrong call", async () => {
  const well = await run("doctor.ts", [(await serve()).href, "--outside"]);
  expect(well).toMatchObject({ status: 0, printed: expect.stringContaining("16 passed") });

  const broken = await serve({ "rss.xml": { status: 404 } });
  const bad = await run("doctor.ts", [broken.href, "--outside", "--quiet"]);
  expect(bad).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/^FAIL +Feeds: .*\n +→/m),
  });
  expect(await run("doctor.ts", ["your.site"])).toEqual({ status: 2, printed: "" });
});

test("scripts can read the doctor's findings", { tags: "full" }, async () => {
  const quiet = await run("doctor.ts", [(await serve()).href, "--outside", "--quiet"]);
  expect(quiet).toEqual({ status: 0, printed: "" });
  const broken = await serve({ "rss.xml": { status: 404 } });
  const json = await run("doctor.ts", [broken.href, "--outside", "--json"]);
  expect(JSON.parse(json.printed)).toContainEqual({
    name: "Feeds",
    level: "fail",
    finding: "Not there: rss.xml.",
    advice: "Build and publish again.",
  });

  for (const wrong of [["--unknown"], ["file:///etc/passwd"]]) {
    expect(await run("doctor.ts", wrong)).toEqual({ status: 2, printed: "" });
  }
});

test("nothing is watched without a URL", { tags: "full" }, async () => {
  expect(await run("watch.ts", [], { SITE_URL: "" })).toEqual({
    status: 0,
    printed: expect.stringMatching(/^::notice::Nothing is watched/),
  });
  const { href } = await serve();
  const environment = { SITE_URL: href, GITHUB_TOKEN: "", GITHUB_REPOSITORY: "" };
  expect(await run("watch.ts", [], environment)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^All is well\.\n16 passed/),
  });
});

test("the workflow does nothing in a repository where it is not set up", () => {
  type Step = { if?: string; run?: string; uses?: string };
  const file = fs.readFileSync(path.join(root, ".github/workflows/watch.yml"), "utf8");
  const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(steps.length).toBeGreaterThan(8);
  const isNotice = ({ run: command = "" }: Step) => command.startsWith('echo "::notice::');
  const conditions = (which: Step[]) =>
    Array.from(new Set(which.map((step) => step.if ?? "always")));
  const set = /^env\.(?:SITE_URL != ''|IS_SET == 'true')/;
  expect(conditions(steps.filter(isNotice))).toEqual([
    "env.SITE_URL == ''",
    "env.IS_SET != 'true'",
  ]);
  expect(
    conditions(steps.filter((step) => !isNotice(step))).filter((one) => !set.test(one)),
  ).toEqual([]);
  const used = steps.flatMap(({ uses = [] }) => uses);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(file).not.toMatch(/npm run backup(?!:encrypted)/);
});
