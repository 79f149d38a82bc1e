/** Nothing outside a folder that somebody else made is read or written. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { pull } from "../../scripts/content/pull.ts";
import { push } from "../../scripts/content/push.ts";
import { exportSite, importExport } from "../../scripts/export/export-site.ts";
import { readIn } from "../../scripts/lib/folder-files.ts";
import { readDevTo } from "../../scripts/import/devto.ts";
import { fetchPicture } from "../../scripts/import/fetch-picture.ts";
import { readMarkdown } from "../../scripts/import/markdown.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { renderer, siteOf } from "../support/content-site.ts";
import { sample } from "../support/scope.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { words } from "../support/words.ts";
import { root } from "../../scripts/lib/root.ts";

const POST = "posts/debugging-by-bisection.md";
const print = () => undefined;

const backend = await startTestBackend();
afterAll(() => backend.close());
beforeEach(() => backend.reset());
const site = () => siteOf(backend);
// Fewer rows: each import renders its texts and encodes its pictures.
await backend.db.exec(`
  delete from public.posts where slug not in ('debugging-by-bisection', 'a-changelog-people-read');
  delete from public.projects where slug <> 'cartogram';
  delete from public.media where name not in ('bisection-cover', 'changelog-cover', 'cartogram')`);
await backend.save();
/** An export of the site. Each test gets a copy. */
const exported = temporaryFolder(afterAll);
await exportSite(site(), renderer, exported, { origin: "", redirects: {}, print });

/** A folder of the site, and a folder beside it that must not be touched. */
function folders() {
  const parent = temporaryFolder();
  const outside = path.join(parent, "outside");
  fs.mkdirSync(outside);
  const folder = path.join(parent, "folder");
  fs.cpSync(exported, folder, { recursive: true });
  return { folder, outside };
}

/** Everything in a folder, without following links. */
function contentOf(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    files.map((name) => {
      const file = path.join(folder, name);
      return [name, fs.lstatSync(file).isFile() ? fs.readFileSync(file, "latin1") : ""];
    }),
  );
}

async function everything() {
  const tables = ["posts", "projects", "media", "site_settings", "comments", "contact_messages"];
  const all = await Promise.all(
    tables.map(async (table) => (await backend.db.query(`select * from public.${table}`)).rows),
  );
  return JSON.stringify(all);
}

const commands: Record<string, (folder: string, redirectsFile: string) => Promise<unknown>> = {
  pull: (folder) => pull(site(), folder, { print, deletes: true }),
  push: (folder) => push(site(), renderer, folder, { print, deletes: true, writes: true }),
  import: (folder, redirectsFile) =>
    importExport(site(), renderer, folder, {
      isRehearsal: false,
      redirectsFile,
      isFree: () => true,
      print,
    }),
};

test.each(words`
  ../outside/new.md posts/../../outside/new.md /tmp/outside-of-everything.md posts/.git/hooks/new.md
  posts/new.sh projects/new.md settings.yaml media/new.md
`)("no post is written to %s, whatever .content.json says", async (place) => {
  const { folder, outside } = folders();
  const state = path.join(folder, ".content.json");
  const { items } = JSON.parse(fs.readFileSync(state, "utf8"));
  for (const item of Object.values<{ file: string }>(items)) {
    if (item.file === POST) item.file = place;
  }
  fs.writeFileSync(state, JSON.stringify({ items }));
  fs.rmSync(path.join(folder, POST));
  const before = { folder: contentOf(folder), outside: contentOf(outside) };
  await expect(pull(site(), folder, { print })).rejects.toThrow(".content.json cannot be read");
  expect({ folder: contentOf(folder), outside: contentOf(outside) }).toEqual(before);
});

const LINKED = [
  "posts",
  "projects",
  "media",
  "data",
  POST,
  "media/bisection-cover.webp",
  "settings.yaml",
  "media.yaml",
  ".content.json",
  "redirects.json",
  "data/contact_messages.json",
];
test.each(
  sample(
    Object.keys(commands).flatMap((command) => LINKED.map((name) => [command, name])),
    (_, index) => index % 4 === 0,
  ),
)("%s neither reads nor writes through the link %s", async (command = "", name = "") => {
  const { folder, outside } = folders();
  const target = path.join(outside, path.basename(name));
  fs.renameSync(path.join(folder, name), target);
  // There is something to transfer.
  if (command === "pull") {
    await backend.db.exec(`
        update public.posts set title = 'Anew';
        update public.projects set title = 'Anew';
        update public.site_settings set site_name = 'Anew';
        update public.media set alt = 'Anew', hash = replace(hash, 'a', 'b')`);
  } else {
    if (command === "import")
      for (const table of ["contact_messages", "posts", "projects"])
        await backend.db.exec(`delete from public.${table}`);
    for (const [file, text] of Object.entries(contentOf(outside))) {
      const secret = text
        .replaceAll(/^(title|site_name|alt): .*/gm, "$1: SECRET")
        .replaceAll(/"message": ".*"/g, '"message": "SECRET"');
      const whole = path.join(outside, file);
      if (!/webp|png/.test(file) && secret !== text) fs.writeFileSync(whole, secret, "latin1");
    }
  }
  fs.symlinkSync(target, path.join(folder, name));
  const before = { outside: contentOf(outside), site: await everything() };

  const redirectsFile = path.join(folder, "own-redirects.json");
  const said = await commands[command]?.(folder, redirectsFile).then(() => "symbolic link", String);
  expect(said).toContain("symbolic link");
  expect(contentOf(outside)).toEqual(before.outside);
  const after = await everything();
  expect(after.includes("SECRET")).toBe(false);
  expect(command !== "pull" || after === before.site).toBe(true);
  expect(fs.existsSync(redirectsFile)).toBe(false);
});

test("a picture behind a link never gets into the library", async () => {
  const { folder, outside } = folders();
  const picture = path.join(outside, "private.png");
  await sharp({ create: { width: 3, height: 3, channels: 3, background: "#123" } }).toFile(picture);
  fs.symlinkSync(picture, path.join(folder, "media/private.png"));
  fs.writeFileSync(path.join(folder, "posts/new.md"), "![](/media/private.png)\n");
  const before = await everything();
  const { faults } = await push(site(), renderer, folder, { print, writes: true });
  expect(faults).toBe(1);
  expect(await everything()).toBe(before);

  // A dangling link, to be written through.
  fs.rmSync(path.join(folder, "media/bisection-cover.webp"));
  fs.symlinkSync(path.join(outside, "new"), path.join(folder, "media/bisection-cover.webp"));
  await expect(pull(site(), folder, { print })).rejects.toThrow("symbolic link");
  expect(fs.readdirSync(outside)).toEqual(["private.png"]);

  const source = readMarkdown(folder, "");
  const post = source.posts.find(({ key }) => key === "markdown:posts/new.md");
  if (!post) throw new Error("The post is not there.");
  for (const address of ["/media/private.png", "../media/private.png", "../../outside/private.png"])
    expect(source.fileOf?.(address, post)).toBeNull();
  for (const address of ["http://127.0.0.1:1/media/private.png", "http://127.0.0.1:1/private.png"])
    await expect(fetchPicture(address, { folder })).rejects.toThrow("private");
});

test("links in an unpacked dev.to archive are not followed", async () => {
  const { folder, outside } = folders();
  fs.writeFileSync(path.join(outside, "articles.json"), '[{"body_markdown":"SECRET"}]');
  fs.symlinkSync(path.join(outside, "articles.json"), path.join(folder, "articles.json"));
  expect(() => readDevTo(folder, "")).toThrow("symbolic link");
});

test("a Markdown import, a pull and a push ignore linked folders, even circular ones", async () => {
  const { folder, outside } = folders();
  fs.mkdirSync(path.join(outside, "diary", "deep"), { recursive: true });
  fs.writeFileSync(path.join(outside, "diary", "deep", "secret.md"), "SECRET");
  fs.symlinkSync(path.join(outside, "diary"), path.join(folder, "posts", "diary"));
  for (const name of ["round", "and-round"]) {
    fs.symlinkSync(".", path.join(folder, "posts", name));
  }
  const { posts } = readMarkdown(folder, "");
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.every(({ key, text }) => !/diary|round/.test(key) && text() !== "SECRET")).toBe(
    true,
  );
  await pull(site(), folder, { print });
  await push(site(), renderer, folder, { writes: true, print });
  expect((await everything()).includes("SECRET")).toBe(false);
});

test("a push shows the new value of the owner's email address", async () => {
  const { folder } = folders();
  const settings = path.join(folder, "settings.yaml");
  const yaml = fs.readFileSync(settings, "utf8");
  fs.writeFileSync(
    settings,
    `${yaml.replace(/^admin_email: .*\n/m, "")}admin_email: eve@example.com\n`,
  );
  const lines: string[] = [];
  await push(site(), renderer, folder, { writes: false, print: (line) => lines.push(line) });
  expect(lines.join("\n")).toContain("admin_email (eve@example.com)");
});

test.runIf(process.platform !== "win32")(
  "only regular files are read, since a pipe might never end",
  () => {
    const folder = temporaryFolder();
    execFileSync("mkfifo", [path.join(folder, "pipe")]);
    expect(() => readIn(folder, "pipe", 1)).toThrow("There is no file");
    expect(() => readIn(folder, "pipe/below", 1)).toThrow("There is no file");
    expect(() => readIn(folder, "x".repeat(5000), 1)).toThrow("There is no file");
  },
);

test.runIf(process.platform !== "win32")("only its owner can read an export", async () => {
  const { folder } = folders();
  const modes = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const mode = fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o777;
    return `${entry.isFile() ? "file" : "folder"} ${mode.toString(8)}`;
  });
  expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);

  const own = path.join(path.dirname(folder), "made-before");
  fs.mkdirSync(own, { mode: 0o755 });
  await exportSite(site(), renderer, own, { origin: "", redirects: {}, print });
  expect(fs.statSync(own).mode & 0o777).toBe(0o700);

  // A file that its owner lets others read stays readable.
  fs.chmodSync(path.join(folder, POST), 0o644);
  await backend.db.exec(
    "update public.posts set title = 'Anew' where slug = 'debugging-by-bisection'",
  );
  await pull(site(), folder, { print });
  expect(fs.statSync(path.join(folder, POST)).mode & 0o777).toBe(0o644);
});

test("these folders are read and written only by the functions that never leave them", () => {
  const scripts = path.join(root, "scripts");
  const found = ["content", "export", "import"].flatMap((name) =>
    fs
      .readdirSync(path.join(scripts, name), { encoding: "utf8", recursive: true })
      .filter((file) => file.endsWith(".ts"))
      .filter((file) =>
        /\bfs\.(?:promises|read|write|copy|append|open|create|rename|cp|exists|stat)/.test(
          fs.readFileSync(path.join(scripts, name, file), "utf8"),
        ),
      )
      .map((file) => `${name}/${file}`),
  );
  // The first checks the folder that the owner names, the other reads what the owner names.
  expect(found).toEqual(["export/export-site.ts", "import/source.ts"]);
});
