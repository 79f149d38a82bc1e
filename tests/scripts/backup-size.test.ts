// @module-tag full
import { constants } from "node:buffer";
import { Readable, Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackup } from "../../scripts/backup/archive.ts";
import { arraysOf, BATCH, describeTable } from "../../scripts/backup/lines.ts";
import { makeBackup } from "../../scripts/backup/make-backup.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import type { Session } from "../../scripts/backup/session.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { noFiles } from "../../scripts/release/backup.ts";
import { save } from "./backup-archive.ts";

/** Rows of 4,800 characters that do not compress to almost nothing. */
const ROWS = 2_500;
const TABLE_SIZE = ROWS * 4_800;
const SEVERAL_BATCHES = 3 * BATCH;

let filled: OwnTestBackend<Database>;
let empty: OwnTestBackend<Database>;

beforeAll(async () => {
  filled = await startTestBackend({ seed: false });
  empty = await startTestBackend({ seed: false });
  await filled.db.exec(`
    insert into public.contact_messages (name, email, subject, message)
    select 'Ada', 'ada@example.com', 'Row ' || row, (
      select repeat(string_agg(md5(row || '.' || part), ''), 5) from generate_series(1, 30) as part
    )
    from generate_series(1, ${ROWS}) as row`);
});

afterAll(async () => {
  await filled.close();
  await empty.close();
});

/** The session, and the longest text that was sent to or received from the database. */
function watched(session: Session, onQuery: (sql: string) => void) {
  let longest = 0;
  const watching: Session = {
    query: async (sql, values) => {
      onQuery(sql);
      const answer = await session.query(sql, values);
      for (const text of [sql, ...(values ?? []), ...answer.rows.flatMap(Object.values)]) {
        longest = Math.max(longest, String(text ?? "").length);
      }
      return answer;
    },
  };
  return { session: watching, longest: () => longest };
}

/** A slow target, and what it has received. */
function slowTarget() {
  const pieces: Buffer[] = [];
  let size = 0;
  const target = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      size += piece.length;
      setImmediate(done);
    },
  });
  return { target, size: () => size, bytes: () => Buffer.concat(pieces) };
}

/** Yields an archive piece by piece, and tells how much of it has been read. */
function slowSource(bytes: Buffer) {
  let given = 0;
  function* pieces() {
    for (given = 0; given < bytes.length; given += 16_384) {
      yield bytes.subarray(given, given + 16_384);
    }
  }
  return { open: () => Readable.from(pieces(), { highWaterMark: 1 }), given: () => given };
}

test("a large table is fetched only as fast as the target receives it", async () => {
  const { target, size, bytes } = slowTarget();
  const sizes: number[] = [];
  const { session, longest } = watched(filled.db, (sql) => {
    if (sql.startsWith("fetch")) sizes.push(size());
  });
  await makeBackup(session, target, noFiles);

  expect(sizes.length).toBeGreaterThan(TABLE_SIZE / BATCH);
  expect(longest()).toBeLessThan(SEVERAL_BATCHES);
  expect(Math.max(...sizes)).toBeGreaterThan(0.75 * bytes().length);
});

test("a large table is restored while it is read, batch by batch", async () => {
  const archive = await save(filled.db);
  const { open, given } = slowSource(archive);
  const backup = await openBackup("backup.tar.gz", open);
  const read: number[] = [];
  const { session, longest } = watched(empty.db, (sql) => {
    if (sql.startsWith("insert into pg_temp")) read.push(given());
  });
  await restoreBackup(session, backup, noFiles);

  expect(read.length).toBeGreaterThan(TABLE_SIZE / BATCH);
  // The first batches hold the few rows of other tables, so look at the middle.
  expect(read[Math.floor(read.length / 2)]).toBeLessThan(0.75 * archive.length);
  expect(longest()).toBeLessThan(SEVERAL_BATCHES);
  const { rows } = await empty.db.query("select from public.contact_messages");
  expect(rows).toHaveLength(ROWS);
});

test("lines that together exceed the longest possible string are counted, hashed and cut into batches", async () => {
  const block = Buffer.from(`{"message":"${"long ".repeat(1_000)}"}\n`.repeat(200));
  const blocks = Math.ceil(constants.MAX_STRING_LENGTH / block.length) + 1;
  function* lines() {
    for (let given = 0; given < blocks; given += 1) yield block;
  }
  expect((await describeTable(["message"], lines())).rows).toBe(blocks * 200);
  const sizes: number[] = [];
  for await (const batch of arraysOf(lines())) sizes.push(batch.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(constants.MAX_STRING_LENGTH);
  expect(Math.max(...sizes)).toBeLessThan(SEVERAL_BATCHES);
});

test("a full target ends the backup with its reason and leaves no open transaction", async () => {
  const full = new Writable({
    write: (_piece, _encoding, done) => done(new Error("ENOSPC: no space left on device")),
  });
  await expect(makeBackup(filled.db, full, noFiles)).rejects.toThrow("no space left on device");
  const { rows } = await filled.db.query("select txid_current_if_assigned() is null as is_free");
  expect(rows).toEqual([{ is_free: true }]);
  await expect(save(filled.db)).resolves.toBeInstanceOf(Buffer);
});
