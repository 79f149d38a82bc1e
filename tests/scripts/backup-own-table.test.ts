// @module-tag full
/** A table of the owner's own that their migration fills. */
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import { noFiles } from "../../scripts/release/backup.ts";
import { root } from "../../scripts/lib/root.ts";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { read, save } from "./backup-archive.ts";

test("rows that a migration has inserted are replaced, and any others are refused", async () => {
  const supabaseDir = temporaryFolder();
  const migrations = path.join(supabaseDir, "migrations");
  fs.cpSync(path.join(root, "supabase/migrations"), migrations, { recursive: true });
  const own =
    "create table private.own_words (word text); insert into private.own_words values ('mine');";
  writeIn(migrations, "20990101000000_own.sql", own);
  const start = async () => {
    const { db, close } = await startEmbedded({ supabaseDir, seed: false });
    onTestFinished(close);
    return db;
  };
  const [former, fresh, loaded] = [await start(), await start(), await start()];
  await former.exec("update private.own_words set word = 'changed'");
  const backup = await read(await save(former));
  await expect(restoreBackup(former, backup, noFiles)).rejects.toThrow(
    "there are rows in private.own_words",
  );
  await loaded.exec(
    "begin; update supabase_migrations.schema_migrations set name = name; update private.own_words set word = 'mine'; commit",
  );
  await expect(restoreBackup(loaded, backup, noFiles)).rejects.toThrow(
    "there are rows in private.own_words",
  );
  await restoreBackup(fresh, backup, noFiles);
  const { rows } = await fresh.query("select word from private.own_words");
  expect(rows).toEqual([{ word: "changed" }]);
});
