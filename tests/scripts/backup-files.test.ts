// @module-tag full
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { embeddedStore, hostedStore } from "../../scripts/backup/file-store.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { pack, read, save, unpack } from "./backup-archive.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const PATHS = [`${ID}/1920x1080`, `${ID}/640`];
const contentOf = (path: string) => Buffer.from(`${path}\0\xff`, "latin1");

let filled: OwnTestBackend<Database>;
let empty: OwnTestBackend<Database>;
let archive: Buffer;

beforeAll(async () => {
  filled = await startTestBackend();
  empty = await startTestBackend({ seed: false });
  const owner = await filled.as(demoOwner.email);
  for (const path of PATHS) {
    const { error } = await owner.storage
      .from("media")
      .upload(path, new Uint8Array(contentOf(path)), { contentType: "image/webp" });
    if (error) throw error;
  }
  archive = await save(filled.db, embeddedStore(filled.files));
});
beforeEach(() => empty.reset());
afterAll(async () => {
  await filled.close();
  await empty.close();
});

async function served(path: string) {
  const url = `http://localhost/storage/v1/object/public/media/${path}`;
  const answer = await empty.fetch(new Request(url), { peerAddress: null });
  return {
    type: answer.headers.get("content-type"),
    cache: answer.headers.get("cache-control"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

test("the files of the media library are restored, and served as before", async () => {
  await restoreBackup(empty.db, await read(archive), embeddedStore(empty.files));
  for (const path of PATHS) {
    expect(await served(path)).toEqual({
      type: "image/webp",
      cache: "max-age=3600",
      bytes: contentOf(path),
    });
  }
  const again = await save(empty.db, embeddedStore(empty.files));
  const { manifest } = await read(again);
  expect(manifest.files).toEqual((await read(archive)).manifest.files);
});

/** The backup with other files in it. */
const change = async (make: (files: Map<string, Buffer>) => void) => {
  const files = await unpack(archive);
  make(files);
  return read(await pack(files));
};

test("a backup with a missing, unknown or changed file is rejected", async () => {
  const name = `files/${ID}/640`;
  await expect(change((files) => files.delete(name))).rejects.toThrow(
    `the file ${ID}/640 is missing`,
  );
  await expect(change((files) => files.set(name, Buffer.from("x")))).rejects.toThrow(
    "not as it was",
  );
  await expect(change((files) => files.set("files/more", Buffer.from("x")))).rejects.toThrow(
    "does not list files/more",
  );
});

test("a backup fails if the bytes of a file are missing", async () => {
  const { read: _read, ...files } = filled.files;
  const store = embeddedStore({ ...files, read: async () => undefined });
  await expect(save(filled.db, store)).rejects.toThrow(/^The file .* is missing\.$/);
});

test("no row is kept if a file cannot be stored", async () => {
  const store = embeddedStore(empty.files);
  const broken = { ...store, read: async () => Buffer.from("other") };
  await expect(restoreBackup(empty.db, await read(archive), broken)).rejects.toThrow(
    /was not the same afterwards\. The database was not changed; files .* are replaced/,
  );
  const { rows } = await empty.db.query(
    "select from storage.objects union all select from public.posts",
  );
  expect(rows).toEqual([]);
});

/** A store whose files and their rows are kept when the restore is rolled back, as in a hosted project. */
async function leaveFile(path: string) {
  await empty.files.write(`media/${path}`, Buffer.from("from a failed attempt"));
  await empty.db.query("insert into storage.objects (bucket_id, name) values ('media', $1)", [
    path,
  ]);
  const store = embeddedStore(empty.files);
  const write: typeof store.write = (_session, file, bytes) =>
    empty.files.write(`media/${file.path}`, bytes);
  return { ...store, write };
}

test("files that a failed attempt has left are replaced, others are not touched", async () => {
  const [path = ""] = PATHS;
  await restoreBackup(empty.db, await read(archive), await leaveFile(path));
  expect(await empty.files.read(`media/${path}`)).toEqual(contentOf(path));

  await empty.reset();
  const store = await leaveFile("another");
  await expect(restoreBackup(empty.db, await read(archive), store)).rejects.toThrow(
    "there are files in the bucket media. Nothing was changed.",
  );
});

test("files in other buckets do not keep a backup from being restored", async () => {
  await empty.db.exec(`
    insert into storage.buckets (id, name) values ('other', 'other');
    insert into storage.objects (bucket_id, name) values ('other', 'portrait.png')`);
  await restoreBackup(empty.db, await read(archive), embeddedStore(empty.files));
  const { rows } = await empty.db.query(
    "select name from storage.objects where bucket_id = 'other'",
  );
  expect(rows).toEqual([{ name: "portrait.png" }]);
});

test.each([
  [undefined, "secret", "The media library has files: set VITE_SUPABASE_URL to the URL"],
  ["https://x.supabase.co", undefined, "Uploading files takes a secret key of the project: set"],
])("with the URL %s and the key %s, a restore does not begin", async (url, key, says) => {
  const nothing = { query: () => Promise.reject(new Error("The database was asked.")) };
  const restoring = restoreBackup(nothing, await read(archive), hostedStore(url, key));
  await expect(restoring).rejects.toThrow(`The backup cannot be restored: ${says}`);
  await expect(restoring).rejects.toThrow(/[^.]\. Nothing was changed\.$/);
});

test("a hosted project's files are read by URL, and written with a secret key", async () => {
  const project = "https://x.supabase.co";
  const written = new Map<string, { body: string; key: string | null; type: string | null }>();
  const address = `${project}/storage/v1/object`;
  const api = setupServer(
    http.get(`${address}/public/media/*`, ({ request: { url } }) =>
      HttpResponse.text(written.get(url.split("/media/")[1] ?? "")?.body ?? ""),
    ),
    http.post(`${address}/media/*`, async ({ request }) => {
      written.set(request.url.split("/media/")[1] ?? "", {
        body: await request.text(),
        key: request.headers.get("apikey"),
        type: request.headers.get("content-type"),
      });
      return HttpResponse.json({});
    }),
  );
  api.listen({ onUnhandledFrame: "error" });
  try {
    const store = hostedStore(`${project}/`, "secret");
    const file = { path: PATHS[0] ?? "", mime: "image/webp", cacheControl: "max-age=3600" };
    await store.write(empty.db, file, Buffer.from("picture"));
    expect([...written]).toEqual([
      [file.path, { body: "picture", key: "secret", type: "image/webp" }],
    ]);
    expect((await store.read(file)).toString()).toBe("picture");
    // A name that an owner may have given it in the dashboard.
    const named = { ...file, path: "My pictures/50% off?a#b.webp" };
    await store.write(empty.db, named, Buffer.from("named"));
    expect([...written.keys()].at(-1)).toBe("My%20pictures/50%25%20off%3Fa%23b.webp");
    expect((await store.read(named)).toString()).toBe("named");
    await expect(
      hostedStore(project, undefined).write(empty.db, file, Buffer.of()),
    ).rejects.toThrow("SUPABASE_SECRET_KEY");
    await expect(hostedStore(undefined, "secret").read(file)).rejects.toThrow("VITE_SUPABASE_URL");
  } finally {
    api.close();
  }
});
