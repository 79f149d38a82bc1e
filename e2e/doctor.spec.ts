import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { baseUrl } from "./environment.ts";

/** What a local site cannot have. */
const NOT_HERE = ["Certificate", "Plain HTTP"];

test("the doctor finds no fault in the built site", async () => {
  const args = ["scripts/doctor.ts", baseUrl, "--outside", "--json"];
  // Fails with an exit code other than 0.
  const { stdout } = await promisify(execFile)(process.execPath, args);

  const findings: { name: string; level: string }[] = JSON.parse(stdout);
  const others = findings.filter(({ level }) => level !== "pass");
  expect(others.map(({ name, level }) => `${name}: ${level}`)).toEqual(
    NOT_HERE.map((name) => `${name}: unknown`),
  );
});
