import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { baseUrl } from "./environment.ts";

/** What a site on this machine cannot have. */
const NOT_HERE = ["Certificate", "Plain HTTP"];

test("the doctor finds nothing wrong with a site as it is built and served", async () => {
  const args = ["scripts/doctor.ts", baseUrl, "--outside", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const status = await new Promise((resolve) => child.once("close", resolve));

  const findings: { name: string; level: string }[] = JSON.parse(printed);
  const others = findings.filter(({ level }) => level !== "pass");
  expect(others.map(({ name, level }) => `${name}: ${level}`)).toEqual(
    NOT_HERE.map((name) => `${name}: unknown`),
  );
  expect(status).toBe(0);
});
