import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { acquireLock } from "../../supabase/embedded/lock.ts";
import { otherProcess, temporaryDataDir } from "./fixture.ts";

test("a data directory in use by another process is refused, with advice", () => {
  const dataDir = temporaryDataDir();
  const pid = otherProcess();
  fs.writeFileSync(`${dataDir}.lock`, String(pid));
  expect(() => acquireLock(dataDir)).toThrow(
    `The embedded database ${dataDir} is in use by process ${pid}: stop that process, ` +
      `or choose another directory with EMBEDDED_DATA_DIR. If that process has nothing to do with this site, ` +
      `delete ${dataDir}.lock.`,
  );
  expect(fs.readFileSync(`${dataDir}.lock`, "utf8")).toBe(String(pid));
});

test.each([
  ["a process that has died", () => String(spawnSync(process.execPath, ["-e", ""]).pid)],
  ["an earlier process with our pid", () => String(process.pid)],
  ["a process that died while writing it", () => ""],
])("a lock left by %s is taken over", (_, leftPid) => {
  const dataDir = temporaryDataDir();
  fs.writeFileSync(`${dataDir}.lock`, leftPid());
  fs.utimesSync(`${dataDir}.lock`, 0, 0);
  const release = acquireLock(dataDir);
  expect(fs.readFileSync(`${dataDir}.lock`, "utf8")).toBe(String(process.pid));
  release();
  expect(fs.readdirSync(path.dirname(dataDir))).toEqual([]);
});

test("a takeover that was killed halfway does not block the next one", () => {
  const dataDir = temporaryDataDir();
  const guard = `${dataDir}.lock.takeover`;
  fs.writeFileSync(`${dataDir}.lock`, String(process.pid));
  fs.mkdirSync(guard);
  fs.utimesSync(guard, 0, 0);
  acquireLock(dataDir)();
  expect(fs.readdirSync(path.dirname(dataDir))).toEqual([]);
});

test("of many processes that find a dead lock, one gets it", { tags: "full" }, async () => {
  const dataDir = temporaryDataDir();
  fs.writeFileSync(`${dataDir}.lock`, String(spawnSync(process.execPath, ["-e", ""]).pid));
  const script = `
    import { acquireLock } from ${JSON.stringify(path.resolve("supabase/embedded/lock.ts"))};
    process.stdin.once("data", () => {
      try { acquireLock(${JSON.stringify(dataDir)}); console.log("got it"); }
      catch { console.log("refused"); }
    });
    console.log("ready");
  `;
  const rivals = Array.from({ length: 6 }, () => {
    const rival = spawn(process.execPath, ["--input-type=module", "-e", script]);
    onTestFinished(() => void rival.kill());
    return { rival, lines: createInterface(rival.stdout)[Symbol.asyncIterator]() };
  });
  const says = () => Promise.all(rivals.map(async ({ lines }) => (await lines.next()).value));

  await says();
  for (const { rival } of rivals) rival.stdin.write("go\n");
  const answers = await says();
  expect(answers.filter((answer) => answer === "got it")).toHaveLength(1);
  expect(answers.filter((answer) => answer === "refused")).toHaveLength(5);
});
