import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { accentContrasts, colorOf, hexOf, withAccent } from "../../scripts/setup/accent.ts";
import { readAnswers } from "../../scripts/setup/answers.ts";
import { readValue, replaceValues } from "../../scripts/setup/edit-source.ts";
import { nextSteps } from "../../scripts/setup/finish.ts";
import { currentAnswers } from "../../scripts/setup/current-answers.ts";
import { planChanges } from "../../scripts/setup/plan.ts";
import { rollBack, writeFiles } from "../../scripts/setup/write-files.ts";
import { filesOf } from "../support/files-of.ts";
import { root as project } from "../../scripts/lib/root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const STRANGE = [
  'O\'Hara "Bo" `tick` ${x} \\n',
  "</script><script>alert(1)</script>",
  "שלום עולם 😀👩‍👩‍👧",
  "line\u2028separator $& $1",
  "",
];

/** A folder with this project's versions of the files that setup changes. */
function copyProject(): string {
  const root = temporaryFolder();
  for (const part of ["src/content", "src/theme.css", ".env.example"]) {
    fs.cpSync(path.join(project, part), path.join(root, part), { recursive: true });
  }
  fs.rmSync(path.join(root, "src/content/setup.json"), { force: true });
  return root;
}

function answersIn(root: string, answers: object | string): string {
  const file = path.join(root, "answers.json");
  fs.writeFileSync(file, typeof answers === "string" ? answers : JSON.stringify(answers));
  return file;
}

async function run(root: string, answers: object, asked: string[] = []) {
  const read = readAnswers(answersIn(root, answers));
  const plan = await planChanges(root, read, new Set(asked));
  writeFiles(root, plan.changes);
  return { ...plan, files: plan.changes.map(({ file }) => file).toSorted() };
}

test.each(STRANGE)("a text is written to the file unchanged: %j", (text) => {
  const source =
    'const a = "1";\r\n/* kept */ export const it = {\r\n  name: `was`, b: [f()], // too\r\n} as const;\r\n';

  const changed = replaceValues("it.ts", source, [[["it", "name"], text]]);

  expect(readValue("it.ts", changed, ["it", "name"])).toBe(text);
  const at = source.indexOf("`was`");
  expect(changed.startsWith(source.slice(0, at))).toBe(true);
  expect(changed.endsWith(source.slice(at + 5))).toBe(true);
});

const replace = (source: string) => () => replaceValues("a.ts", source, [[["it", "name"], "x"]]);

test("a computed, missing or broken value is refused with an explanation", () => {
  expect(replace("export const it = { name: nameOf() };")).toThrow(
    "a.ts: “it.name” is computed, so only you can change it.",
  );
  expect(replace("export const it = { name: `${me}` };")).toThrow("is computed");
  expect(replace("export const it = { title: 1 };")).toThrow("a.ts has no “it.name”");
  expect(replace("export const it = {")).toThrow("a.ts cannot be read");
});

test.each(["#000", "#fff", "#fde047", "#00f", "#0f766e", "#f0f", "oklch(0.6 0.37 20)", "#777777"])(
  "%s is readable in both themes, on every background",
  (color) => {
    const css = fs.readFileSync(path.join(project, "src/theme.css"), "utf8");
    const chosen = colorOf(color);
    if (!chosen) throw new Error("This is no colour.");

    expect(Math.min(...accentContrasts(withAccent(css, chosen).css))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ["oklch(0.545 0.195 35)", "#c82f00"],
  ["oklch(50% 0.1 230)", "#006d91"],
  ["oklch(0.5 0.014 65)", "#69625b"],
  ["#0F766E", "#0f766e"],
])("%s is %s for what cannot read oklch()", (color, hex) => {
  expect(hexOf(`:root { --accent-strong: #000; --accent: ${color}; }`, "--accent")).toBe(hex);
});

test("each invalid answer is named with what it must be, and no question is asked", () => {
  const root = copyProject();
  const faultsOf = (answers: object | string) => () => readAnswers(answersIn(root, answers));

  expect(faultsOf({ name: " ", email: "me", github: "http://x", accent: "red" })).toThrow(
    /“name” is needed\.\n“email” must be an email address\.\n“github” must be an address.*\n“accent” must be a colour/,
  );
  expect(faultsOf({ nmae: "Ada" })).toThrow(
    /There is no field “nmae”\.\nThe fields are name, role/,
  );
  expect(faultsOf({ name: "a\u202eb" })).toThrow(
    "“name” must be one line, without control characters",
  );
  expect(faultsOf({ name: "a".repeat(101) })).toThrow("“name” must have at most 100 characters");
  expect(faultsOf({ switchedOff: ["blog"] })).toThrow("“blog” is not one of them");
  for (const language of ["English", "de_DE", "en-x-own"])
    expect(faultsOf({ language })).toThrow("“language” must be a code such as en");
  expect(faultsOf({ pages: ["then"] })).toThrow("“then” is not one of them");
  expect(faultsOf({ bitcoin: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5" })).toThrow(
    "“bitcoin” must be complete",
  );
  expect(faultsOf({ publicKey: "sb_secret_1" })).toThrow("“publicKey” must be the publishable key");
  expect(faultsOf({ backend: "supabase" })).toThrow("“supabaseUrl” is needed");
  for (const supabaseUrl of ["abc", "https://abc.supabase.co/rest/v1"])
    expect(faultsOf({ supabaseUrl })).toThrow("“supabaseUrl” must be the address of a project");
  expect(faultsOf({ role: 1 })).toThrow("“role” must be text, a list of texts, true or false");
  expect(faultsOf("[]")).toThrow("must hold an object");
  expect(faultsOf("{")).toThrow("is not JSON");
  expect(() => readAnswers(path.join(root, "none.json"))).toThrow("There is no file");
});

test("answers are written, a second run writes nothing, and later edits by hand are kept", async () => {
  const root = copyProject();
  const answers = {
    name: STRANGE[0],
    role: "Tester",
    phone: "",
    accent: "#0f766e",
    switchedOff: ["pay", "music"],
    siteUrl: "ada.dev",
    interface: "de",
    articleTitle: 'The "first" one',
    removeSamples: true,
    pages: ["imprint", "now"],
  };

  await run(root, answers);
  expect(currentAnswers(root)).toMatchObject({
    name: STRANGE[0],
    phone: "",
    switchedOff: "music, pay",
    interface: "de",
    siteUrl: "https://ada.dev",
    backend: "embedded",
  });
  expect(fs.readFileSync(path.join(root, "writing/posts/the-first-one.md"), "utf8")).toContain(
    'title: "The \\"first\\" one"',
  );
  const pages = path.join(root, "writing/pages");
  expect(fs.readdirSync(pages).toSorted()).toEqual(["imprint.md", "now.md"]);
  // With the sample's id, it would replace the sample.
  expect(fs.readFileSync(path.join(pages, "now.md"), "utf8")).toMatch(
    /^---\ntitle: Now\npath: now\n/,
  );
  expect((await run(root, answers)).files).toEqual([]);

  const profile = path.join(root, "src/content/profile.ts");
  fs.writeFileSync(profile, fs.readFileSync(profile, "utf8").replace('"Tester"', '"By hand"'));
  const { notes } = await run(root, { ...answers, role: "Engineer", name: "Ada" });

  expect(notes).toEqual(["“role” has been edited by hand since then, and stays as it is."]);
  expect(currentAnswers(root)).toMatchObject({ name: "Ada", role: "By hand" });
  // People who are asked see the current value, so what they type is intended.
  await run(root, { role: "Engineer" }, ["role"]);
  expect(currentAnswers(root)["role"]).toBe("Engineer");
});

test("a text in several languages stays unchanged, and holds no other answer back", async () => {
  const root = copyProject();
  const file = path.join(root, "src/content/profile.ts");
  await run(root, { name: "Ada", role: "Engineer" });
  const said = 'role: said({ en: "Engineer", de: "Ingenieurin" })';
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace('role: "Engineer"', said));

  const { notes } = await run(root, { role: "Engineer", location: "London" });

  expect(notes).toEqual(["“role” has been edited by hand since then, and stays as it is."]);
  expect(fs.readFileSync(file, "utf8")).toContain(said);
  expect(currentAnswers(root)).toMatchObject({ name: "Ada", location: "London" });
  await expect(run(root, { role: "Analyst" }, ["role"])).rejects.toThrow("is computed");
});

test.each([
  ["<<<<<<< HEAD\n{}", "is not JSON"],
  ["null", "does not hold an object with texts"],
  ["[]", "does not hold an object with texts"],
  ['{"switchedOff": ["blog"]}', "does not hold an object with texts"],
])("an unreadable file of answers is named, and nothing is written: %s", async (text, reason) => {
  const root = copyProject();
  fs.writeFileSync(path.join(root, "src/content/setup.json"), text);
  const before = filesOf(root);
  await expect(planChanges(root, { name: "Ada" }, new Set())).rejects.toThrow(
    `src/content/setup.json ${reason}. Fix it`,
  );
  expect(filesOf(root)).toEqual(before);
});

test("the final message says where the starter pages are", () => {
  expect(nextSteps({ backend: "embedded", pages: "imprint, now" })).toContain(
    "Your pages (imprint, now) start as drafts: rewrite and publish them under Admin → Pages.",
  );
  expect(nextSteps({ backend: "embedded" })).not.toContain("Your pages");
});

test("a clone on another machine gets its .env again, and edits in it by hand are used from then on", async () => {
  const root = copyProject();
  const project = {
    supabaseUrl: "https://abc.supabase.co",
    publicKey: "sb_publishable_0123456789",
  };
  await run(root, { backend: "supabase", ...project, siteUrl: "https://ada.dev" });
  const env = path.join(root, ".env");
  const written = fs.readFileSync(env, "utf8");
  fs.rmSync(env);

  const { files } = await run(root, {});
  expect(files).toEqual([".env"]);
  expect(fs.readFileSync(env, "utf8")).toBe(written);

  fs.writeFileSync(env, written.replace("abc.supabase.co", "new.supabase.co"));
  const { known } = await run(root, { ...project, backend: "supabase" });
  expect(known).toMatchObject({
    backend: "supabase",
    supabaseUrl: "https://new.supabase.co",
    siteUrl: "https://ada.dev",
  });
});

test.each([
  ["VITE_SITE_URL=https://a.dev # mine\n", "VITE_SITE_URL=https://b.dev\n"],
  ["\uFEFFVITE_SITE_URL=https://a.dev\n", "VITE_SITE_URL=https://b.dev\n"],
  ["export VITE_SITE_URL=https://a.dev\n", "export VITE_SITE_URL=https://b.dev\n"],
  ["VITE_SITE_URL=`https://a.dev`\n", "VITE_SITE_URL=https://b.dev\n"],
  [
    "VITE_SITE_URL=\nVITE_OFFLINE=off\nVITE_SITE_URL='https://a.dev'\n",
    "VITE_SITE_URL=https://b.dev\nVITE_OFFLINE=off\nVITE_SITE_URL=https://b.dev\n",
  ],
])("a setting is read and changed in the way the build reads it: %j", async (before, after) => {
  const root = copyProject();
  const env = path.join(root, ".env");
  fs.writeFileSync(env, before, { mode: 0o600 });
  expect(currentAnswers(root)["siteUrl"]).toBe("https://a.dev");

  await run(root, { siteUrl: "https://b.dev" });

  expect(fs.readFileSync(env, "utf8")).toBe(after);
  expect(currentAnswers(root)["siteUrl"]).toBe("https://b.dev");
  expect(fs.statSync(env).mode & 0o777).toBe(0o600);
});

test("a setting file's byte order mark is removed, whatever the answers, and UTF-16 is refused", async () => {
  const root = copyProject();
  const env = path.join(root, ".env");
  fs.writeFileSync(env, "\uFEFFVITE_SITE_URL=https://a.dev\n");
  expect((await run(root, { siteUrl: "https://a.dev" })).files).toContain(".env");
  expect(fs.readFileSync(env, "utf8")).toBe("VITE_SITE_URL=https://a.dev\n");
  expect((await run(root, { siteUrl: "https://a.dev" })).files).toEqual([]);

  for (const mark of ["\uFEFF", ""]) {
    fs.writeFileSync(env, `${mark}VITE_SITE_URL=https://a.dev\n`, "utf16le");
    await expect(run(root, { siteUrl: "https://b.dev" })).rejects.toThrow(".env is not UTF-8");
  }
});

test("files with Windows line endings keep them", async () => {
  const root = copyProject();
  const files = ["src/content/profile.ts", "src/content/sections.ts", "src/theme.css"];
  for (const name of [...files, ".env.example"]) {
    const file = path.join(root, name);
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
  }

  await run(root, {
    name: "Ada",
    accent: "#0f766e",
    switchedOff: ["pay"],
    siteUrl: "https://ada.dev",
  });

  for (const name of [...files, ".env"]) {
    expect(fs.readFileSync(path.join(root, name), "utf8"), `line ends of ${name}`).not.toMatch(
      /[^\r]\n/,
    );
  }
  expect(currentAnswers(root)["siteUrl"]).toBe("https://ada.dev");
});

test("a file behind a link is changed, and the link stays", async () => {
  const root = copyProject();
  const elsewhere = path.join(temporaryFolder(), "site.env");
  fs.copyFileSync(path.join(root, ".env.example"), elsewhere);
  fs.symlinkSync(elsewhere, path.join(root, ".env"));
  await run(root, { siteUrl: "https://ada.dev" });
  expect(fs.readlinkSync(path.join(root, ".env"))).toBe(elsewhere);
  expect(fs.readFileSync(elsewhere, "utf8")).toContain("VITE_SITE_URL=https://ada.dev");
});

test.each(["EXDEV", "EBUSY"])(
  "a file to which nothing can be renamed (%s), as on another disk, is changed all the same",
  async (code) => {
    const root = copyProject();
    const env = path.join(root, ".env");
    fs.copyFileSync(path.join(root, ".env.example"), env);
    const rename = fs.renameSync;
    const renaming = vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      if (to === env) throw Object.assign(new Error(`${code}: rename`), { code });
      rename(from, to);
    });
    onTestFinished(() => renaming.mockRestore());
    await run(root, { siteUrl: "https://ada.dev" });
    expect(fs.readFileSync(env, "utf8")).toContain("VITE_SITE_URL=https://ada.dev");
    expect(fs.existsSync(path.join(root, "supabase/.temp/setup"))).toBe(false);
  },
);

test("a failed write leaves every file unchanged", async () => {
  const root = copyProject();
  const { changes } = await planChanges(
    root,
    { name: "Ada", accent: "#0f766e", siteUrl: "https://a.dev" },
    new Set(),
  );
  // A file is in the place of the last one's folder.
  const last = { file: "writing/posts/a.md", before: null, after: "text" };
  fs.writeFileSync(path.join(root, "writing"), "mine");
  const before = filesOf(root);

  expect(() => writeFiles(root, [...changes, last])).toThrow("Nothing is written");
  expect(filesOf(root)).toEqual(before);
});

test("a file that is changed while the questions are asked stops the whole run", async () => {
  const root = copyProject();
  const { changes } = await planChanges(root, { name: "Ada", accent: "#0f766e" }, new Set());
  fs.appendFileSync(path.join(root, "src/theme.css"), "/* mine */");
  const before = filesOf(root);

  expect(() => writeFiles(root, changes)).toThrow("src/theme.css was changed in the meantime");
  expect(filesOf(root)).toEqual(before);
});

test("what a crash left unfinished is rolled back by the next run", async () => {
  const root = copyProject();
  const before = filesOf(root);
  const { changes } = await planChanges(root, { name: "Ada", siteUrl: "https://a.dev" }, new Set());
  const work = path.join(root, "supabase/.temp/setup");
  fs.mkdirSync(work, { recursive: true });
  for (const [index, change] of changes.entries()) {
    if (change.before !== null) fs.writeFileSync(path.join(work, `${index}.old`), change.before);
    fs.writeFileSync(path.join(root, change.file), change.after);
  }
  const entries = changes.map(({ file, before: was }) => ({ file, existed: was !== null }));
  fs.writeFileSync(path.join(work, "journal.json"), JSON.stringify(entries));

  expect(rollBack(root)).toBe(true);
  expect(filesOf(root)).toEqual(before);
  expect(rollBack(root)).toBe(false);
});
