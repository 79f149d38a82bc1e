import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { readFrontMatter } from "../../scripts/content/front-matter.ts";
import { readPostHead } from "../../scripts/content/records.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { contentOf } from "../../scripts/release/sealed.ts";
import { codemod as addContent } from "../../scripts/upgrade/codemods/1.1.0.ts";
import { codemod as changeSamples } from "../../scripts/upgrade/codemods/1.3.0.ts";
import { codemod as nameLanguage } from "../../scripts/upgrade/codemods/1.5.0.ts";
import { codemod as bringEmails } from "../../scripts/upgrade/codemods/1.6.0.ts";
import { movedPage } from "../../scripts/prerender/moved-page.ts";
import { writePage } from "../../scripts/prerender/pages.ts";
import { screenshotPages } from "../../scripts/upgrade/compare-sites.ts";
import { runCodemods } from "../../scripts/upgrade/codemods.ts";
import { drift, orphanedOverrides } from "../../scripts/upgrade/drift.ts";
import {
  checkOut,
  gitIn,
  readTree,
  requireMergeTree,
  requireMovable,
  requireRepository,
  treeOfDirectory,
  type Git,
} from "../../scripts/upgrade/git.ts";
import { takeOver } from "../../scripts/upgrade/merge.ts";
import { isOwners, OWNERS_PATHS } from "../../scripts/upgrade/owners-paths.ts";
import { updateLanguages } from "../../scripts/upgrade/own-languages.ts";
import { renameTexts } from "../../scripts/upgrade/rename-texts.ts";
import { replaceReport } from "../../scripts/upgrade/report-folder.ts";
import { findReleases } from "../../scripts/upgrade/releases.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The content of files, by path. */
type Files = Record<string, string>;

const TRAILER = "Upgraded-from:";

const released: Files = {
  "package.json": '{ "version": "1.0.0" }',
  "src/content/profile.ts": "sample",
  "src/content/skills.ts": "samples",
  "src/components/Card.tsx": "one\ntwo\nthree\nfour\nfive\n",
  "src/components/Gone.tsx": "gone",
  "src/theme.css": "orange",
  "public/third-party-licenses.txt": "old",
};

const manifest = (name: string, version: string) =>
  `{\n  "name": "${name}",\n  "version": "${version}",\n  "private": true\n}\n`;

let directory: string;
let git: Git;

beforeEach(() => {
  directory = temporaryFolder();
  execFileSync("git", ["init", "--quiet", directory]);
  git = gitIn(directory);
  git(["config", "user.name", "Sample"]);
  git(["config", "user.email", "sample@example.com"]);
});

/** A folder with files, and the hash of its tree. */
function release(name: string, files: Files): { folder: string; tree: string } {
  const folder = path.join(directory, name);
  for (const [file, text] of Object.entries(files)) writeIn(folder, file, text);
  return { folder, tree: treeOfDirectory(git, folder) };
}

/** The text of a codemod that notes that it ran. */
const codemod = (word: string) =>
  `import fs from "node:fs";
  export const codemod = (root) => fs.appendFileSync(root + "/done", "${word} ");`;

function filesOf(tree: string): Files {
  const folder = fs.mkdtempSync(path.join(directory, "out-"));
  checkOut(git, tree, folder);
  return Object.fromEntries(
    Array.from(readTree(git, tree).keys(), (file) => [
      file,
      fs.readFileSync(path.join(folder, file), "utf8"),
    ]),
  );
}

test("the owner's files stay, ours are updated, and those that both changed are merged", () => {
  const { "src/content/skills.ts": _, ...kept } = released;
  const owners = release("site", {
    ...kept,
    "src/content/profile.ts": "Robin",
    "src/components/Card.tsx": "ONE\ntwo\nthree\nfour\nfive\n",
    "src/theme.css": "blue",
    "overrides/components/Hero.tsx": "my hero",
  });
  const next = release("next", {
    "package.json": '{ "version": "1.1.0" }',
    "src/content/profile.ts": "another sample",
    "src/content/skills.ts": "other samples",
    "src/content/uses.ts": "new",
    "src/components/Card.tsx": "one\ntwo\nthree\nfour\nFIVE\n",
    "src/theme.css": "red",
    "public/third-party-licenses.txt": "new",
  });

  const { tree, conflicts } = takeOver(git, release("base", released).tree, owners.tree, next.tree);

  expect(conflicts).toEqual([]);
  expect(filesOf(tree)).toEqual({
    "package.json": '{ "version": "1.1.0" }',
    "src/content/profile.ts": "Robin",
    "src/content/uses.ts": "new",
    "src/components/Card.tsx": "ONE\ntwo\nthree\nfour\nFIVE\n",
    "src/theme.css": "blue",
    "overrides/components/Hero.tsx": "my hero",
    "public/third-party-licenses.txt": "new",
  });
});

test(
  "a site with another name gets the new version, and files that it deleted stay deleted",
  { tags: "full" },
  () => {
    const gone = "src/components/Gone.tsx";
    const { [gone]: _, ...kept } = released;
    const [base, owners, next] = [
      { ...released, "package.json": manifest("sample", "1.0.0") },
      { ...kept, "package.json": manifest("robin", "1.0.0") },
      { ...released, "package.json": manifest("sample", "1.1.0"), [gone]: "changed" },
    ].map((files, index) => release(`version-${index}`, files).tree);

    const { tree, conflicts } = takeOver(git, base ?? "", owners ?? "", next ?? "");
    expect(conflicts).toEqual([]);
    expect(filesOf(tree)).toEqual({ ...kept, "package.json": manifest("robin", "1.1.0") });
  },
);

test(
  "a file that the owner tracks although it is ignored stays, and so does one that their Git ignores everywhere",
  { tags: "full" },
  () => {
    const { folder } = release("site", {
      ".gitignore": ".env\n",
      ".env": "public",
      "notes.txt": "",
    });
    execFileSync("git", ["add", "--force", "site"], { cwd: directory });
    git(["commit", "--quiet", "--message", "site"]);
    writeIn(directory, "everywhere", "*.txt\n");
    git(["config", "core.excludesFile", path.join(directory, "everywhere")]);
    const tracked = git(["rev-parse", "HEAD:site"]).trim();

    const added = readTree(git, treeOfDirectory(git, folder, tracked));
    expect([...added.keys()]).toEqual([".env", ".gitignore", "notes.txt"]);
    const untracked = readTree(git, treeOfDirectory(git, folder));
    expect([...untracked.keys()], "of a folder without tracked files").toEqual([".gitignore"]);
  },
);

test("the drift of a site lists the files that it has changed, deleted and overridden", () => {
  const { "src/components/Gone.tsx": _, ...kept } = released;
  const owners = release("site", {
    ...kept,
    "src/components/Card.tsx": "mine",
    "src/content/profile.ts": "Robin",
    "overrides/components/Gone.tsx": "mine",
  });
  expect(drift(git, release("base", released).tree, owners.tree)).toEqual({
    changed: ["src/components/Card.tsx"],
    deleted: ["src/components/Gone.tsx"],
    overridden: ["src/components/Gone.tsx"],
  });
});

test("an override of a file that the next release no longer has is reported", () => {
  const { "src/components/Gone.tsx": _, ...next } = released;
  const overridden = ["src/components/Card.tsx", "src/components/Gone.tsx"];
  expect(orphanedOverrides(git, overridden, release("next", next).tree)).toEqual([
    "src/components/Gone.tsx",
  ]);
});

test("releases are found in folders or by tag", { tags: "full" }, () => {
  const origin = release("origin", released).folder;
  const inOrigin = gitIn(origin);
  inOrigin(["init", "--quiet"]);
  const save = (version: string) => {
    fs.writeFileSync(path.join(origin, "package.json"), JSON.stringify({ version }));
    inOrigin(["add", "--all"]);
    inOrigin(["-c", "user.name=S", "-c", "user.email=s@example.com", "commit", "-qm", version]);
    inOrigin(["tag", `v${version}`]);
  };
  save("1.0.0");
  save("1.1.0");

  const byTag = { release: "v1.1.0", from: origin, base: undefined };
  const byFolder = { release: origin, from: "origin", base: undefined };
  const found = findReleases(git, "1.0.0", byTag);
  expect([found.base.version, found.release.version]).toEqual(["1.0.0", "1.1.0"]);
  expect(findReleases(git, "1.0.0", byFolder)).toEqual(found);
  // As it is typed in the folder beside it.
  vi.stubEnv("INIT_CWD", path.dirname(origin));
  const typed = { ...byFolder, release: path.basename(origin) };
  expect(findReleases(git, "1.0.0", typed)).toEqual(found);
  expect(() => findReleases(git, "1.0.0", { ...byTag, release: "v9.0.0" })).toThrow(
    /no release v9.0.0 here or at/,
  );
  expect(() => findReleases(git, "0.9.0", { ...byFolder, base: origin })).toThrow(
    "This site is version 0.9.0",
  );
});

test("what an upgrade needs of Git is said before it begins", () => {
  requireRepository(git);
  const folder = path.join(directory, "sites/mine");
  fs.mkdirSync(folder, { recursive: true });
  expect(() => requireRepository(gitIn(folder))).toThrow("it is in the folder sites/mine/");
  expect(() => requireRepository(gitIn(temporaryFolder()))).toThrow("run git status");
  requireMergeTree(git);
  expect(() => requireMergeTree(() => "git version 2.34.1")).toThrow(
    "need Git 2.38 or newer; this is 2.34",
  );
  vi.stubEnv("PATH", folder);
  expect(() => requireRepository(git)).toThrow("This needs Git, which is not installed here");
});

test(
  "a branch that is checked out in another worktree is not written anew",
  { tags: "full" },
  () => {
    git(["commit", "--quiet", "--allow-empty", "-m", "chore: begin"]);
    const other = path.join(directory, "other");
    git(["worktree", "add", "--quiet", "-b", "upgrade-1.1.0", other]);
    requireMovable(git, "upgrade-1.2.0", TRAILER);
    const moving = () => requireMovable(git, "upgrade-1.1.0", TRAILER);
    expect(moving).toThrow(/is checked out in \S+other: switch to another one there/);
    fs.rmSync(other, { recursive: true });
    expect(moving).toThrow("that folder is gone, so run git worktree prune");
    git(["worktree", "prune"]);
    moving();
  },
);

test("a branch with the owner's own commits is not written anew", () => {
  git(["commit", "--quiet", "--allow-empty", "-m", "chore: begin"]);
  git(["branch", "main-line"]);
  const commit = (message: string) =>
    void git(["commit", "--quiet", "--allow-empty", "-m", message]);
  git(["switch", "--quiet", "-c", "upgrade-1.1.0"]);
  commit(`chore: upgrade to 1.1.0\n\n${TRAILER} 1.0.0`);
  git(["switch", "--quiet", "main-line"]);
  const moving = () => requireMovable(git, "upgrade-1.1.0", TRAILER);
  moving();
  git(["switch", "--quiet", "upgrade-1.1.0"]);
  git([
    "commit",
    "--quiet",
    "--amend",
    "--allow-empty",
    "--no-edit",
    "--date",
    "2026-01-02T03:04:05Z",
  ]);
  git(["switch", "--quiet", "main-line"]);
  expect(moving).toThrow("has commits of yours");
  git(["switch", "--quiet", "upgrade-1.1.0"]);
  commit("fix: what the upgrade broke");
  git(["switch", "--quiet", "main-line"]);
  expect(moving).toThrow("has commits of yours. Keep them under another name: git branch -m");
  // They are in no danger once they are merged.
  git(["merge", "--quiet", "--ff-only", "upgrade-1.1.0"]);
  moving();
});

test("a report that cannot be replaced stays, with what the owner resolved in it", () => {
  const report = path.join(directory, "upgrade-report");
  const { folder } = release("conflicts", { "a.ts": "<<<<<<< yours" });
  replaceReport(folder, report);
  expect((fs.statSync(report).mode & 0o777).toString(8)).toBe("700");
  fs.writeFileSync(path.join(report, "a.ts"), "resolved");
  expect(() => replaceReport(path.join(directory, "none"), report)).toThrow("ENOENT");
  expect(fs.readFileSync(path.join(report, "a.ts"), "utf8")).toBe("resolved");
  expect(fs.existsSync(`${report}.unfinished`)).toBe(false);
});

test("the codemods of the releases in between run in order", async () => {
  const { folder } = release("site", {
    "scripts/upgrade/codemods/1.0.0.ts": codemod("former"),
    "scripts/upgrade/codemods/1.10.0.ts": codemod("last"),
    "scripts/upgrade/codemods/1.2.0.ts": codemod("first"),
  });
  expect(await runCodemods(folder, "1.0.0")).toEqual(["1.2.0.ts", "1.10.0.ts"]);
  expect(fs.readFileSync(path.join(folder, "done"), "utf8")).toBe("first last ");
});

test("a site from 1.0 gets an empty blogroll and keeps all of its pages, and one that has a blogroll keeps it", async () => {
  const { folder } = release("site", { "src/content/profile.ts": "mine" });
  const file = path.join(folder, "src/content/blogroll.ts");
  addContent(folder);
  expect(fs.readFileSync(path.join(folder, "src/content/sections.ts"), "utf8")).toContain(
    "export const switchedOff: readonly Section[] = [];",
  );
  expect(fs.readFileSync(file, "utf8")).toContain(
    "export const blogroll: readonly BlogrollSite[] = [];",
  );
  // By then, an upgrade has added the samples of the release.
  fs.writeFileSync(file, 'export const blogroll = [{ url: "https://queues.example.com/" }];');
  addContent(folder);
  expect(fs.readFileSync(file, "utf8")).not.toContain("example");
  fs.writeFileSync(file, "mine");
  addContent(folder);
  expect(fs.readFileSync(file, "utf8")).toBe("mine");
});

test("sample posts from before 1.3 are converted to the format of an export, and their SQL is deleted", () => {
  const seed = path.join(directory, "supabase/seed");
  const post = path.join(seed, "posts/101-mine.md");
  writeIn(seed, "101-posts-mine.sql", "-- Made of posts/101-mine.md\n");
  writeIn(seed, "102-posts-own.sql", "insert into public.posts");
  writeIn(
    seed,
    "posts/101-mine.md",
    `---
id: 00000000-0000-4000-8000-000000000101
title: Mine: a “first” one
slug: mine
excerpt: Words: some
category: Machine Learning
tags: css, react
series: Parts
part: 2
featured: false
published: false
cover: /media/cover
written: 2 days ago
---

The text: as it was.
`,
  );
  changeSamples(directory);
  expect(fs.readdirSync(seed)).toEqual(["102-posts-own.sql", "posts"]);
  const changed = fs.readFileSync(post, "utf8");
  const { head, body } = readFrontMatter(changed);
  const { written, ...said } = head;
  expect([written, body]).toEqual(["2 days ago", "The text: as it was."]);
  expect(readPostHead(said)).toEqual({
    id: "00000000-0000-4000-8000-000000000101",
    title: "Mine: a “first” one",
    slug: "mine",
    description: "Words: some",
    categories: ["Machine Learning"],
    tags: ["css", "react"],
    series: "Parts",
    part: 2,
    draft: true,
    cover: "/media/cover",
    author: "Robin Sample",
  });
  changeSamples(directory);
  expect(fs.readFileSync(post, "utf8")).toBe(changed);
});

const texts = (lines: string) => `export const texts = {\n${lines}};\n`;

test("a language of the owner's own keeps its texts when their English is reworded", async () => {
  const german = "src/languages/de.ts";
  const french = "src/languages/fr.ts";
  const { folder: before } = release("before", {
    [german]: texts('  Kept: "a",\n  "End “it”": "b",\n  Same: "c",\n  Twin: "c",\n  Gone: "d",\n'),
  });
  const { folder: after } = release("after", {
    [german]: texts('  Kept: "a",\n  Stop: "b",\n  "The same": "c",\n  New: "e",\n'),
    [french]: texts('  Kept: "1",\n  "End “it”": "2",\n  Same: "3",\n  Twin: "3",\n  Gone: "4",\n'),
  });
  await renameTexts(after, before);
  expect(fs.readFileSync(path.join(after, french), "utf8")).toBe(
    texts('  Kept: "1",\n  Stop: "2",\n  Same: "3",\n  Twin: "3",\n  Gone: "4",\n'),
  );
});

const like = (lines: string) =>
  `import { like } from "./catalogue.ts";\n\nexport const texts = like<typeof german>()({${lines}});\n`;
const forms = (text: string) =>
  `  "${text}": { one: "${text}", many: "${text}", other: "${text}" },\n`;

test("a language of the owner's own has new texts in English, and none that are gone", async () => {
  const french = "src/languages/fr.ts";
  const { folder } = release("site", {
    "src/languages/de.ts": texts(
      '  New: "a",\n  Kept: "b",\n  "{n} days": { one: "c", other: "d" },\n  "{n} likes": { one: "e", other: "f" },\n  Last: "g",\n',
    ),
    [french]: like(
      '\n  // Mine\n  Kept: "1",\n  Gone: "2", // gone\n  Reworded: "2",\n  "{n} likes": "once",\n  "Gone, too": { one: "3", other: "4" },\n',
    ),
    "src/languages/pt.ts": like(""),
    "src/languages/sv.ts": like(
      '\n  New: "1",\n  Kept: "2",\n  "{n} days": two,\n  "{n} likes": { other: "3" } as const,\n  Last: "4",\n',
    ),
    "src/languages/it.ts": like('\n  ...shared,\n  Kept: "1",\n'),
    "src/languages/words.ts": texts('  Kept: "1",\n'),
  });
  const read = (file: string) => fs.readFileSync(path.join(folder, "src/languages", file), "utf8");
  const others = [read("it.ts"), read("sv.ts"), read("words.ts")];
  const added = ["New", "{n} days", "{n} likes", "Last"];
  expect(await updateLanguages(folder)).toEqual(
    new Map([
      [french, added],
      ["src/languages/pt.ts", ["New", "Kept", "{n} days", "{n} likes", "Last"]],
    ]),
  );
  expect(read("fr.ts")).toBe(
    like(
      `\n  New: "New",\n  // Mine\n  Kept: "1",\n${forms("{n} days")}${forms("{n} likes")}  Last: "Last",\n  // gone\n`,
    ),
  );
  expect(read("pt.ts")).toContain('  New: "New",\n  Kept: "Kept",\n');
  expect([read("it.ts"), read("sv.ts"), read("words.ts")]).toEqual(others);
  expect(await updateLanguages(folder)).toEqual(new Map());
});

/** The content of the files in `src/content/` after these codemods. */
function upgraded(name: string, files: Files, codemods: ((root: string) => void)[]): string[] {
  const { folder } = release(name, files);
  for (const run of codemods) run(folder);
  const content = path.join(folder, "src/content");
  return fs.readdirSync(content).map((file) => fs.readFileSync(path.join(content, file), "utf8"));
}

test(
  "a site keeps its emails from before 1.3, even if an earlier upgrade left them behind",
  { tags: "full" },
  () => {
    const emails = "src/content/appointment-emails.ts";
    const mails = "src/content/appointment-mails.ts";
    const sample = contentOf("1.5.0")["appointment-emails.ts"] ?? "";
    const both = { [mails]: "mine", [emails]: sample };
    expect(upgraded("on 1.2", both, [changeSamples, bringEmails])).toEqual(["mine"]);
    expect(upgraded("on 1.5", both, [bringEmails])).toEqual(["mine"]);
    const anew = { [mails]: "mine", [emails]: "written anew" };
    expect(upgraded("on 1.5, changed", anew, [bringEmails])).toEqual(["written anew", "mine"]);
    expect(upgraded("on 1.5, new", { [emails]: sample }, [bringEmails])).toEqual([sample]);
  },
);

test.each(['"', "'"])(
  "a text from 1.4 imports the language of its page from the new module, in %s quotes",
  (quote) => {
    const lines = (file: string) =>
      `import { PAGE_LANGUAGE } from ${quote}@/lib/text/${file}${quote};\nexport const mine = PAGE_LANGUAGE;`;
    const { folder } = release("site", { "src/content/resume.ts": lines("language") });
    const text = () => fs.readFileSync(path.join(folder, "src/content/resume.ts"), "utf8");
    nameLanguage(folder);
    expect(text()).toBe(lines("page-language"));
    nameLanguage(folder);
    expect(text()).toBe(lines("page-language"));
  },
);

test("screenshots are taken of articles, but not of the pages at their ids, which redirect to them", () => {
  const shown = ["/blog", "/blog/an-article", "/blog/another", "/blog/third", "/blog/tag/one"];
  for (const at of shown) writePage(directory, at, '<!doctype html><div id="root">');
  for (const at of ["/blog/0", "/blog/1"])
    writePage(directory, at, movedPage("/blog/an-article", ""));
  expect(screenshotPages(directory)).toEqual(["blog", "blog/an-article", "blog/another"]);
});

test("the guide names the owner's files", () => {
  const guide = fs.readFileSync("docs/upgrade.md", "utf8");
  expect(OWNERS_PATHS.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
  expect(isOwners("src/content/profile.ts")).toBe(true);
  expect(isOwners("src/components/Card.tsx")).toBe(false);
});
