import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fileOf } from "../../scripts/prerender/file-of.ts";
import { freeMoves } from "../../scripts/prerender/former-urls.ts";
import { redirectRules } from "../../scripts/prerender/moved-page.ts";
import { writeFile, writeOwn, writePage } from "../../scripts/prerender/pages.ts";
import { builtPathsIn, refuseCollisions } from "../../scripts/prerender/built-paths.ts";
import { rewrites } from "../../scripts/prerender/rewrites.ts";
import { isFileName } from "../../src/lib/text/is-file-name.ts";
import { netlify } from "./hosts/rules.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { words } from "../support/words.ts";

test.each([
  "/about.html",
  "/blog/debugging.html",
  "/blog/indexes.html",
  "/blog/404-again.html",
  "/blog/console.html",
  "/blog/com10.html",
  "/blog/null.html",
  "/blog/tag/Node.js/rss.xml",
  "/blog/tag/rss.xml.html",
  "/blog/tag/100 %.html",
  "/blog/tag/日本.html",
  "/blog/tag/index/rss.xml",
  "/~robin/old.html",
])("the file of %s has the same name", (address) => {
  expect(fileOf(address)).toBe(address);
});

test.each([
  ["/blog/index.html", "/blog/~index.html"],
  ["/blog/category/Index.html", "/blog/category/~Index.html"],
  ["/projects/404.html", "/projects/~404.html"],
  ["/blog/con.html", "/blog/~con.html"],
  ["/blog/aux.md", "/blog/~aux.md"],
  ["/blog/tag/COM1/rss.xml", "/blog/tag/~COM1/rss.xml"],
  ["/blog/tag/aux.h.html", "/blog/tag/~aux.h.html"],
  ["/blog/tag/nul .txt.html", "/blog/tag/~nul .txt.html"],
  ["/blog/tag/LPT²/atom.xml", "/blog/tag/~LPT²/atom.xml"],
  ["/blog/tag/CONIN$.html", "/blog/tag/~CONIN$.html"],
  ["/blog/tag/std::vector.html", "/blog/tag/~std~3a~3avector.html"],
  ["/blog/tag/<b>.html", "/blog/tag/~~3cb~3e.html"],
  ["/blog/tag/Why?/rss.xml", "/blog/tag/~Why~3f/rss.xml"],
  ["/blog/tag/a\\b.html", "/blog/tag/~a~5cb.html"],
  ["/blog/tag/etc./rss.xml", "/blog/tag/~etc~2e/rss.xml"],
  ["/blog/tag/~con.html", "/blog/tag/~~con.html"],
])("the file of %s, which some disks or hosts do not allow, is %s", (address, file) => {
  expect(fileOf(address)).toBe(file);
});

test("a list cannot have a name that hosts take for another list's page", () => {
  expect(["x.html", "X.HTM", "html", "x.html.md"].filter(isFileName)).toEqual([
    "html",
    "x.html.md",
  ]);
});

function newSite(): string {
  const folder = temporaryFolder();
  for (const name of ["index.html", "404.html", "assets/404.html", "blog.html", "_headers"])
    writeOwn(folder, name, `own ${name}`);
  return folder;
}

const PAGES = words`
  /blog/con /blog/index /blog/404 /blog/category/Index /blog/tag/aux%2Eh /blog/tag/std%3A%3Avector
`;

test("content never replaces a file of the build, and every page is at its URL", async () => {
  const folder = newSite();
  for (const at of ["/", ...PAGES]) writePage(folder, at, `page ${at}`);
  writeFile(folder, "/blog/con", ".md", "# Con");
  writeFile(folder, "/blog/tag/aux%2Eh", "/rss.xml", "<rss/>");
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const names = files.flatMap((file) => file.split(path.sep));
  expect(names.filter((name) => /^(con|aux)\b|[<>:"|*]/i.test(name))).toEqual([]);
  const ofFolders = files.filter((file) => /(^|[\\/])(index|404)\.html$/i.test(file));
  expect(ofFolders.toSorted()).toEqual(["404.html", "assets/404.html", "index.html"]);

  const rules = redirectRules(rewrites(folder, ["/", "/blog", ...PAGES]), "", 200);
  fs.writeFileSync(path.join(folder, "_redirects"), rules);
  const ask = netlify(folder);
  for (const at of PAGES) expect(await ask(at)).toMatchObject({ status: 200, body: `page ${at}` });
  expect(await ask("/blog/con.md")).toMatchObject({ status: 200, body: "# Con" });
  expect(await ask("/blog/tag/aux%2Eh/rss.xml")).toMatchObject({ status: 200, body: "<rss/>" });
  expect(rules.split("\n")).toHaveLength(PAGES.length + 3);
});

test("two pages that would be the same file on some disks are refused", () => {
  refuseCollisions([...PAGES, "/blog", "/blog", "/blog/tag/Cafe", "/blog/tag/Caf%C3%A9"]);
  for (const twin of ["/blog/category/index", "/blog/CON"])
    expect(() => refuseCollisions([...PAGES, twin])).toThrow(`and ${twin} would be one file`);
  expect(() => refuseCollisions(["/Caf%C3%A9", "/cafe%CC%81"])).toThrow(/would be one file/);
});

test("a former URL never replaces a page whose file has another name", () => {
  const folder = newSite();
  writePage(folder, "/blog/con", "Con");
  const moves = [
    ["/blog/con", "/blog/other"],
    ["/blog/CON", "/blog/other"],
    ["/blog/index", "/blog/other"],
    ["/blog/nul", "/blog/other"],
  ] as const;
  const free = freeMoves(moves, builtPathsIn(folder), () => {});
  expect(free.map(([from]) => from)).toEqual(["/blog/nul"]);
});
