// @module-tag full
/** Content that was removed after a build is in no file of the next one. */
import fs from "node:fs";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { build } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { prerenderFrom } from "../../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../../scripts/prerender/site-directory.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { filesOf } from "../support/files-of.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const POST = "00000000-0000-4000-8000-00000000f001";
const OTHER = "00000000-0000-4000-8000-00000000f002";
const READER = "00000000-0000-4000-8000-00000000f003";

const CONTENT = `
  insert into posts (id, title, slug, excerpt, content, tags, published) values
    ('${POST}', 'Quillon title', 'quillon-slug', 'Quillon excerpt', '<h2>Quillon heading</h2><p>Quillon text</p>', '{quillon-tag}', true),
    ('${OTHER}', 'A post that stays', 'stays', 'Stays', '<p>It stays.</p>', '{}', true);
  insert into auth.users (id, instance_id, aud, role, email, email_confirmed_at) values
    ('${READER}', '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', 'reader@tests.example', now());
  insert into comments (post_id, user_id, author_name, content, status) values
    ('${OTHER}', null, 'Held author', 'Held words', 'approved'),
    ('${OTHER}', '${READER}', 'Leaving author', 'Leaving words', 'approved'),
    ('${OTHER}', null, 'Staying author', 'Staying words', 'approved');`;
const TAKEN_BACK = `
  delete from posts where id = '${POST}';
  update comments set status = 'spam' where content = 'Held words';
  begin;
  select set_config('request.jwt.claims', '{"sub": "${READER}", "role": "authenticated"}', true);
  select private.delete_account(true);
  commit;`;
const GONE = [
  POST,
  "quillon",
  "Held author",
  "Held words",
  "Leaving author",
  "Leaving words",
  READER,
];

/** The files that contain one of the words in their name or content. */
function filesWith(directory: string, words: string[]): string[] {
  return Object.entries(filesOf(directory)).flatMap(([file, text]) => {
    const bytes = (file + text).toLowerCase();
    const found = words.filter((word) => bytes.includes(word.toLowerCase()));
    return found.map((word) => `${file}: ${word}`);
  });
}

test("a deleted article, a held comment and a deleted account are in no file of the next build", async () => {
  // As in a build, React's production version renders the pages.
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const directory = temporaryFolder();
  const [outDir, cacheDir] = [path.join(directory, "dist"), path.join(directory, "kept")];
  const backend = await startTestBackend();
  onTestFinished(() => backend.close());
  await backend.exclusive((db) => db.exec(CONTENT));
  const buildSite = async () => {
    const unfinished = { outDir: unfinishedDirectory(outDir), emptyOutDir: true };
    await build({ mode: "embedded", logLevel: "silent", build: unfinished });
    const siteUrl = "https://site.example";
    await prerenderFrom(backend, { mode: "embedded", outDir, cacheDir, siteUrl });
  };

  await buildSite();
  const before = filesWith(outDir, GONE);
  // No page contains the id of a reader's account.
  const published = GONE.filter((word) => word !== READER);
  expect(published.filter((word) => !before.some((found) => found.endsWith(`: ${word}`)))).toEqual(
    [],
  );

  await backend.exclusive((db) => db.exec(TAKEN_BACK));
  await buildSite();
  expect(filesWith(outDir, GONE)).toEqual([]);
  const kept = fs
    .readdirSync(cacheDir)
    .map((name) => zstdDecompressSync(fs.readFileSync(path.join(cacheDir, name))).toString());
  expect(kept.join()).toContain("It stays.");
  expect(GONE.filter((word) => kept.join().toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(filesWith(outDir, ["Staying words"])).toEqual([
    `blog/${OTHER}.comments.json: Staying words`,
  ]);
});
