import fs from "node:fs";
import { expect, test } from "vitest";
import { judgeValidity } from "../../../scripts/doctor/certificate.ts";
import { databaseFindings } from "../../../scripts/doctor/database.ts";
import { secretKeyIn } from "../../../scripts/doctor/keys.ts";
import { judgeSettings } from "../../../scripts/doctor/settings.ts";
import type { Site } from "../../../scripts/doctor/site.ts";
import { backups, node, payments, publishedBuild, release } from "../../../scripts/doctor/tree.ts";
import { treeMigrations, treeVersion } from "../../../scripts/prerender/build-info.ts";
import { testBackend } from "../../support/test-backend.ts";
import { temporaryDataDir } from "../../embedded/fixture.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-20T12:00:00Z");
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** A key in the old format. */
const key = (role: string, ref = "abc") => `${part({ alg: "HS256" })}.${part({ role, ref })}.sign`;

test.each([
  [60, "pass"],
  [16, "pass"],
  [14, "warn"],
  [4, "fail"],
  [0, "fail"],
])("a 90-day certificate with %i days left: %s", (days, level) => {
  const until = NOW + days * DAY;
  expect(judgeValidity({ from: until - 90 * DAY, until }, NOW).level).toBe(level);
});

test("a six-day certificate needs no attention two days before it expires", () => {
  const until = NOW + 2 * DAY;
  expect(judgeValidity({ from: until - 6 * DAY, until }, NOW).level).toBe("pass");
});

const URL_OF_ABC = "https://abc.supabase.co";
const keyed = (url: string, anonKey: string) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: anonKey,
});
const KNOWN = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_OFFLINE", "VITE_RATE_URL"];
KNOWN.push("VITE_DATABASE_LIMIT", "VITE_SITE_URL");

test.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["a key in the old format", { VITE_SUPABASE_ANON_KEY: key("anon") }],
  ["a key in the new format", { VITE_SUPABASE_ANON_KEY: "sb_publishable_abc" }],
])("consistent settings: %s", (_, settings) => {
  const whole = Object.keys(settings).length > 0 ? { VITE_SUPABASE_URL: URL_OF_ABC } : {};
  expect(judgeSettings({ ...whole, ...settings }, KNOWN, null)).toMatchObject({ level: "pass" });
});

test.each<[string, Record<string, string>, RegExp]>([
  ["fail", { VITE_SUPABASE_URL: URL_OF_ABC }, /ANON_KEY is missing/],
  ["fail", { VITE_SUPABASE_URL: `${URL_OF_ABC}/rest/v1/` }, /not the address of a project/],
  [
    "fail",
    { VITE_SUPABASE_URL: "https://supabase.com/dashboard/project/abc" },
    /not the address of a project/,
  ],
  ["fail", { VITE_SUPABASE_ANON_KEY: key("anon") }, /URL is missing/],
  ["fail", keyed(URL_OF_ABC, key("service_role")), /secret/],
  ["fail", keyed(URL_OF_ABC, "abc"), /not a Supabase key/],
  ["fail", keyed("https://def.supabase.co", key("anon")), /two/],
  ["fail", { VITE_RATE_URL: "mempool.space" }, /VITE_RATE_URL is not a URL/],
  ["warn", { VITE_OFFLINE: "never" }, /VITE_OFFLINE/],
  ["warn", { VITE_DATABASE_LIMIT: "8 GB" }, /not a number/],
  ["warn", { VITE_SITE_ULR: "https://a.example" }, /Nothing reads VITE_SITE_ULR/],
])("inconsistent settings: %s, %j", (level, settings, finding) => {
  const found = judgeSettings(settings, KNOWN, null);
  expect(found).toMatchObject({ level, finding: expect.stringMatching(finding) });
  for (const value of Object.values(settings)) expect(found.finding).not.toContain(value);
});

/** A published site with this build. */
const builtWith = (build: Partial<NonNullable<Site["build"]>>): Site => ({
  base: new URL("https://a.example/"),
  home: { url: "https://a.example/", status: 200, headers: new Headers(), text: "" },
  build: { builtAt: "", migrations: treeMigrations(), version: treeVersion(), ...build },
  visit: () => Promise.reject(new Error("Nothing is visited.")),
});

test("settings that differ from the published site's are reported", () => {
  const settings = keyed(URL_OF_ABC, key("anon"));
  const judge = (backend: { url: string; key: string }) =>
    judgeSettings(settings, KNOWN, builtWith({ backend }));
  expect(judge({ url: URL_OF_ABC, key: key("anon") })).toMatchObject({ level: "pass" });
  expect(judge({ url: "https://def.supabase.co", key: key("anon") })).toMatchObject({
    level: "warn",
    finding: expect.stringContaining("different backend"),
  });
  expect(judge({ url: URL_OF_ABC, key: "sb_publishable_b" })).toMatchObject({ level: "warn" });
});

test("a secret key in code is found, a public one is ignored", () => {
  expect(secretKeyIn(`const a="${key("anon")}",b="sb_publishable_abcdefgh"`)).toBe(false);
  expect(secretKeyIn(`const a="${key("service_role")}"`)).toBe(true);
});

test("a published build of another version or schema is reported", () => {
  expect(publishedBuild(builtWith({}))).toMatchObject({ level: "pass" });
  expect(publishedBuild(builtWith({ version: "0.9.0" }))).toMatchObject({ level: "warn" });
  expect(publishedBuild(builtWith({ migrations: [] }))).toMatchObject({ level: "warn" });
  expect(publishedBuild(builtWith({ version: "99.0.0", migrations: [] }))).toMatchObject({
    level: "warn",
    finding: `It is of version 99.0.0, and this folder of ${treeVersion()}.`,
    advice: expect.stringContaining("git pull"),
  });
  expect(publishedBuild(null)).toMatchObject({ level: "unknown" });
});

test("invalid payment accounts are named", () => {
  const right = { VITE_PAY_BITCOIN: "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy" };
  expect(payments(right)).toMatchObject({ level: "pass" });
  expect(payments({ ...right, VITE_PAY_BINANCE_ID: "no" })).toMatchObject({
    level: "fail",
    finding: expect.stringContaining("VITE_PAY_BINANCE_ID fails"),
  });
});

test.each([
  ["2026-11-19T12-00-00Z.tar.gz", "pass"],
  ["2026-11-10T12-00-00Z.tar.gz", "warn"],
  ["2026-11-19T12-00-00Z.tar.gz.gpg", "pass"],
  ["2026-11-19T12-00-00Z.tar.gz.part", "unknown"],
  ["notes.txt", "unknown"],
])("a folder of backups with %s: %s", (name, level) => {
  const directory = temporaryDataDir();
  fs.mkdirSync(directory);
  fs.writeFileSync(`${directory}/${name}`, "");
  expect(backups(directory, NOW).level).toBe(level);
});

test("a newer release and an outdated Node are reported", () => {
  expect(release("1.9.0", "1.10.0")).toMatchObject({ level: "warn" });
  expect(release("1.10.0", "1.9.0")).toMatchObject({ level: "pass" });
  expect(release("1.0.0", null)).toMatchObject({ level: "unknown" });
  expect(node("22.18.0").level).toBe("pass");
  expect(node("20.19.0").level).toBe("fail");
});

test("findings from the database include its owner and those of the health page", async () => {
  const backend = await testBackend();
  const build = { builtAt: new Date().toISOString(), migrations: [] };
  const base = new URL("https://a.example/site/");
  const look = (sql: string, settings = {}) =>
    backend.exclusive(async (db) => {
      await db.exec(sql);
      return databaseFindings(db, { build, base, isEmbedded: false, settings });
    });
  const byName = async (sql: string, settings = {}) =>
    Object.fromEntries((await look(sql, settings)).map((found) => [found.name, found]));

  const well = await byName("");
  expect(well).toMatchObject({
    Owner: { level: "pass" },
    Migrations: { level: "pass" },
    "Last backup": {
      level: "warn",
      finding: "There is none.",
      advice: expect.stringContaining("(https://a.example/site/admin/guide/backup)"),
    },
    "Second factor": { level: "warn", isSecret: true },
  });
  expect(well).not.toHaveProperty("Client addresses");
  const small = await byName("", { VITE_DATABASE_LIMIT: "1" });
  expect([well["Storage"]?.level, small["Storage"]?.level]).toEqual(["pass", "warn"]);

  const last = "(select max(version) from supabase_migrations.schema_migrations)";
  const migrations = "supabase_migrations.schema_migrations";
  const taken = `create temp table taken as select * from ${migrations} where version = ${last};
    delete from ${migrations} where version = ${last}`;
  const { Migrations: missing } = await byName(taken);
  await backend.exclusive((db) =>
    db.exec(`insert into ${migrations} select * from taken; drop table taken`),
  );
  expect(missing).toMatchObject({
    level: "fail",
    finding: expect.stringContaining("Not applied yet"),
  });

  expect(await look("update auth.users set email_confirmed_at = null")).toEqual([
    expect.objectContaining({ level: "fail", finding: "The owner’s address is not confirmed." }),
  ]);
  expect(await look("delete from private.site_owner")).toEqual([
    expect.objectContaining({ name: "Owner", level: "fail", finding: "The site has no owner." }),
  ]);
});
