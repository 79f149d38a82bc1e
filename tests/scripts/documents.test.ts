import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/root.ts";
import { projectFiles } from "../support/project-files.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ".github/pull_request_template.md",
  ...fs
    .readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .flatMap((name) => (name.endsWith(".md") ? `docs/${name.replaceAll(path.sep, "/")}` : [])),
];
/** What documents tell a newcomer to add, and what the development server and setup create. */
const NOT_THERE_YET =
  /\/books(\/|$)|^supabase\/\.temp|^src\/content\/setup\.json$|^\.github\/workflows\/pages\.yml$/;

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const isThere = (file: string) => fs.existsSync(path.join(root, file));

/** Headings as GitHub writes them in URLs. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(documents)("every link in %s has a target", (document) => {
  const broken = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].filter(
    ([, file = "", anchor = ""]) => {
      const target = file ? path.join(path.dirname(document), file) : document;
      return !isThere(target) || (anchor !== "" && !anchorsOf(read(target)).includes(anchor));
    },
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(documents)("every file that %s names exists", (document) => {
  const named = [
    ...read(document).matchAll(
      /(?<![\w/.@])(?:src|supabase|scripts|tests|e2e|docs|public|\.github)\/[\w./-]*\w\/?/g,
    ),
  ].map(([file]) => file);
  const migrations = [...read(document).matchAll(/`(\d{14}_\w+\.sql)`/g)].map(
    ([, name]) => `supabase/migrations/${name}`,
  );
  named.push(...migrations);
  expect(named.filter((file) => !NOT_THERE_YET.test(file) && !isThere(file))).toEqual([]);
});

test.each(documents)("every command that %s names is in package.json", (document) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const named = [...read(document).matchAll(/npm (?:run )?((?<=run )[\w:]+|test\b)/g)];
  expect(named.map(([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)("everything that %s names in the database exists", (document) => {
  const text = read(document);
  const named = [
    ...[...text.matchAll(/`(?:private|public)\.(?!ts`)(\w+)/g)].map(([, name = ""]) => name),
    ...[...text.matchAll(/```mermaid([^]*?)```/g)].flatMap(([diagram]) =>
      [...diagram.matchAll(/\b(\w+)\(\)/g)].map(([, name = ""]) => name),
    ),
  ];
  const known = new Set(
    [...read("docs/schema.md").matchAll(/[`.](\w+)`/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("every file that a comment names exists", () => {
  const gone = ["src", "scripts", "supabase", "tests", "e2e"]
    .flatMap((folder) => projectFiles(folder))
    // Released migrations never change.
    .filter((file) => /\.(tsx?|sql)$/.test(file) && !file.startsWith("supabase/migrations/"))
    .flatMap((file) => {
      const comments = read(file).match(/(?<=^|\s)(?:\/\/|\/?\*+|--)\s.*$/gm) ?? [];
      const named = comments.flatMap(
        (text) =>
          text.match(
            /(?<![\w/.@])(?:src|supabase|scripts|tests|e2e|docs)\/[\w./-]*\.(?:tsx?|sql|md)\b/g,
          ) ?? [],
      );
      return named.filter((name) => !isThere(name)).map((name) => `${file}: ${name}`);
    });
  expect(gone).toEqual([]);
});
