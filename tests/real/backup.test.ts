/** Backing up and restoring loses nothing: rows, accounts, and the files of the media library. */
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openBackup } from "../../scripts/backup/archive.ts";
import { withApiOf } from "../../scripts/prerender/embedded.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { signToken } from "../../supabase/embedded/tokens.ts";
import { makeProject } from "./project.ts";
import { startTestBackend } from "./testing.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const PATH = "00000000-0000-4000-8000-000000000001/8x8";
const bytes = Buffer.from([1, 2, 3, 0, 255]);

test("a project is backed up, restored to an empty one, and the same as before", async () => {
  const backend = await startTestBackend();
  onTestFinished(() => backend.close());
  const directory = temporaryFolder();
  const media = (await backend.as(demoOwner.email)).storage.from("media");
  expect((await media.upload(PATH, bytes, { contentType: "image/webp" })).error).toBeNull();
  // Data that only tests have.
  await backend.db.exec("drop schema test_snapshot cascade");

  await withApiOf(backend, async (apiUrl) => {
    const run = (script: string, argument: string) =>
      promisify(execFile)(process.execPath, [`scripts/${script}.ts`, argument], {
        env: {
          ...process.env,
          DATABASE_URL: backend.services.postgres,
          VITE_SUPABASE_URL: apiUrl,
          SUPABASE_SECRET_KEY: signToken({ role: "service_role" }, backend.services.jwtSecret),
        },
      });
    const backUp = async (name: string) => {
      const { stdout } = await run("backup", path.join(directory, name));
      const file = /\S+\.tar\.gz/.exec(stdout)?.[0] ?? "";
      return { file, ...(await openBackup(name, () => fs.createReadStream(file))).manifest };
    };

    const before = await backUp("before");
    await makeProject(backend.db, { seed: false });
    await run("restore", before.file);
    const after = await backUp("after");
    expect(after.tables).toEqual(before.tables);
    expect(after.files).toEqual(before.files);
    expect(Object.keys(before.files)).toContain(PATH);
    const answer = await fetch(`${apiUrl}/storage/v1/object/public/media/${PATH}`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  const owner = backend.asAnon();
  expect((await owner.auth.signInWithPassword(demoOwner)).error).toBeNull();
  expect((await owner.rpc("is_owner")).data).toBe(true);
});
