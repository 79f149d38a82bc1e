import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { buckets, type Actor } from "../../supabase/access-matrix.ts";
import { setScene } from "./access.ts";
import { caller } from "./rest.ts";

// The matrix of files: who reads, lists, adds, replaces and deletes them, through the Storage API.

const FILE = "00000000-0000-4000-9000-000000000801/2x1";
const other = (actor: string) => `00000000-0000-4000-9000-000000000802/${actor}`;
const options = { contentType: "image/webp" };
const was = new Uint8Array([1]);
const is = new Uint8Array([2]);

const backend = await startTestBackend<unknown>({ seed: false });
await setScene(backend);
afterAll(() => backend.close());

const clients: Record<Actor, () => Promise<ReturnType<typeof backend.asAnon>>> = {
  anonymous: async () => backend.asAnon(),
  stranger: () => backend.as("ada@example.com"),
  imposter: () => backend.as("owner@example.com"),
  owner: () => backend.as("robin@example.com"),
};

/** The content at a path; null if there is none. */
async function contentOf(path: string): Promise<number[] | null> {
  const url = `http://localhost/storage/v1/object/public/media/${path}`;
  const answer = await backend.fetch(new Request(url), { peerAddress: null });
  return answer.ok ? [...new Uint8Array(await answer.arrayBuffer())] : null;
}

async function putBack(): Promise<void> {
  const media = (await clients.owner()).storage.from("media");
  await media.upload(FILE, was, { ...options, upsert: true });
}

test("every bucket is in the matrix, public where everyone may read it", async () => {
  const { rows } = await backend.db.query("select id, public from storage.buckets");
  expect(rows).toEqual(Object.keys(buckets).map((id) => ({ id, public: true })));
});

test.each(Object.entries(clients))(
  "%s has the rights on files in the matrix",
  async (name, sign) => {
    const may = (verb: string) =>
      Object.entries(buckets["media"] ?? {}).some(
        ([known, allowed]) => known === verb && allowed.some((actor) => actor === name),
      );
    const media = (await sign()).storage.from("media");
    await putBack();
    const done = {
      read: (await contentOf(FILE)) !== null,
      list: ((await media.list("00000000-0000-4000-9000-000000000801")).data ?? []).length > 0,
      insert: false,
      replace: false,
      delete: false,
    };
    await media.upload(other(name), is, options);
    done.insert = (await contentOf(other(name))) !== null;
    await media.upload(FILE, is, { ...options, upsert: true });
    await media.update(FILE, is, options);
    done.replace = String(await contentOf(FILE)) === String([...is]);
    await media.move(FILE, `${FILE}-moved`);
    await media.copy(FILE, `${FILE}-copied`);
    await media.remove([FILE, `${FILE}-moved`]);
    done.delete = (await contentOf(FILE)) === null;

    expect(done).toEqual(Object.fromEntries(Object.keys(done).map((verb) => [verb, may(verb)])));
  },
);

test("nobody can create, change, empty or delete a bucket through the API", async () => {
  await putBack();
  for (const sign of Object.values(clients)) {
    const { storage } = await sign();
    expect((await storage.createBucket("more")).error).not.toBeNull();
    expect((await storage.updateBucket("media", { public: false })).error).not.toBeNull();
    expect((await storage.emptyBucket("media")).error).not.toBeNull();
    expect((await storage.deleteBucket("media")).error).not.toBeNull();
    expect((await storage.listBuckets()).data ?? []).toEqual([]);
  }
  expect(await contentOf(FILE)).toEqual([...was]);
});

test("the REST API does not expose the list of files", async () => {
  const token = await backend.tokenOf("robin@example.com");
  const ask = caller(backend, { token, headers: { "accept-profile": "storage" } });
  const { status, body } = await ask("GET", "/rest/v1/objects?select=name");
  expect({ status, body }).toMatchObject({ status: 406, body: { code: "PGRST106" } });
});
