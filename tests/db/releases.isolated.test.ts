/** Each released version, with its data, is upgraded to the current one. */
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test as base } from "vitest";
import { asOwner } from "../../scripts/content/owner.ts";
import { withRelease } from "../../scripts/release/backup.ts";
import { withPageReader } from "../../scripts/release/pages.ts";
import { migrationsOf, pagesOf, releases } from "../../scripts/release/sealed.ts";
import { compareSessions } from "../../scripts/upgrade/compare-databases.ts";
import { switchedOff } from "../../src/content/sections.ts";
import { connect } from "../../supabase/embedded/connection.ts";
import { migrate } from "../../supabase/embedded/migrate.ts";
import { differences } from "./access-catalog.ts";
import { sample } from "../support/scope.ts";

const MIGRATIONS = path.resolve("supabase/migrations");
/** A migration's comment that says whose rights or rows change, and why. */
const REASON = /^-- Changes the (rights|rows) of ([\w.]+): \S/gm;

/** The tables and functions whose changed rights or rows the migrations since a release explain. */
function explained(released: string[], what: "rights" | "rows"): string[] {
  return fs
    .readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql") && !released.includes(name))
    .flatMap((name) => {
      const sql = fs.readFileSync(path.join(MIGRATIONS, name), "utf8");
      return Array.from(sql.matchAll(REASON), ([, changes, name = ""]) =>
        changes === what ? name : [],
      ).flat();
    });
}

/** Whether the page belongs to a section that the site has turned off. In tests, `hasPage` always returns true. */
function isSwitchedOff(page: string): boolean {
  return switchedOff.some((section) => page.split("/")[1] === section);
}

/** Those that brought migrations. The others' sites have the schema of the one before, and its rows. */
const withMigrations = [
  ...Map.groupBy(releases(), (version) => Object.keys(migrationsOf(version)).length).values(),
].flatMap(([first]) => first ?? []);

type Fixtures = { readPages: Parameters<Parameters<typeof withPageReader>[0]>[0] };
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there which other fixtures it needs.
  readPages: [async ({}, use) => withPageReader(use), { scope: "file" }],
});

// The oldest one goes through every migration.
test.for(sample(withMigrations))(
  "a site on %s keeps its rows, its rights and the text of its pages",
  keepsEverything,
);

async function keepsEverything(version: string, { readPages }: Fixtures) {
  const released = Object.keys(migrationsOf(version));

  await withRelease(version, async (after) => {
    // An owner's own code adds a page as CONTRIBUTING.md describes.
    await after.db.exec("insert into private.site_pages (path) values ('/tools')");
    const { connection } = await connect({ template: await after.db.dumpDataDir("none") });
    onTestFinished(() => connection.close());
    const before = connection.driver;
    const { rows: saved } = await compareSessions(before, before);
    expect(
      saved.filter((table) => table.before === 0),
      "the backup has rows in every table",
    ).toEqual([]);
    expect(await migrate(after.db, path.resolve("supabase"))).toEqual([]);

    const { rows, rights } = await compareSessions(before, after.db);
    const changed = explained(released, "rows");
    expect(
      rows.filter(({ table, lost }) => lost > 0 && !changed.includes(table)),
      "say why in a migration: «-- Changes the rows of <table>: …»",
    ).toEqual([]);
    const names = explained(released, "rights");
    const unexplained = [...rights.gone, ...rights.new].filter(
      (right) => !names.some((name) => right.includes(name)),
    );
    expect(unexplained, "say why in a migration: «-- Changes the rights of <name>: …»").toEqual([]);
    expect(await differences(after)).toEqual({ unnamed: [], unknown: [] });

    const { rows: appointments } = await after.db.query(
      "select from public.consultation_requests where scheduled_for is not null and minutes is null",
    );
    expect(appointments, "appointments without an end for the calendar").toEqual([]);

    const write = (path: string) =>
      asOwner(after.db, () =>
        after.db.query("insert into public.pages (title, path, content) values ($1, $1, 'Text.')", [
          path,
        ]),
      );
    await expect(write("tools")).rejects.toThrow(
      "The site already has something else at this path.",
    );
    await expect(write("tools-of-mine")).resolves.toBeDefined();
    const { rows: views } = await after.db.query("select private.canonical_path('/tools') as path");
    expect(views, "views of the owner's own page are counted").toEqual([{ path: "/tools" }]);

    const pages = pagesOf(version) ?? {};
    const says = await readPages(after);
    const lost = Object.entries(pages).flatMap(([page, lines]) =>
      isSwitchedOff(page)
        ? []
        : lines.filter((line) => !says[page]?.includes(line)).map((line) => `${page}: ${line}`),
    );
    expect(lost).toEqual([]);
  });
}
