import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { connect } from "../../supabase/embedded/connection.ts";
import { opened } from "../../supabase/embedded/data-dir.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("a database with damaged files cannot be opened, and the message says what to do", async () => {
  const dataDir = temporaryFolder();
  fs.writeFileSync(path.join(dataDir, "PG_VERSION"), "17\n");
  await expect(connect({ dataDir })).rejects.toThrow(
    `The embedded database ${dataDir} cannot be opened (`,
  );
});

test("what PGlite throws on a full disk, which has no message, is explained", async () => {
  await expect(opened("/data", Promise.reject({ name: "ErrnoError", errno: 51 }))).rejects.toThrow(
    "The embedded database /data cannot be opened. See first that the disk has free space",
  );
});
