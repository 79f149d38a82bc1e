/** Former URLs, which are found in files from elsewhere and in rows of the database. */
import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { isSource, readRedirects, targetOf } from "../../scripts/lib/redirects.ts";
import { formerUrls, freeMoves, withSlashes } from "../../scripts/prerender/former-urls.ts";
import { movedPage, redirectRules } from "../../scripts/prerender/moved-page.ts";
import { writePage } from "../../scripts/prerender/pages.ts";
import { builtPathsIn } from "../../scripts/prerender/built-paths.ts";
import { joinMoves, writeMoves } from "../../scripts/prerender/write-moves.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { words } from "../support/words.ts";

const id = "00000000-0000-4000-8000-000000000101";

const NO_SOURCE = [
  "",
  "/",
  "old",
  "//evil.example",
  "//evil.example/x",
  "/old//x",
  "/*",
  "/old/*",
  "/:anything",
  "/old/:splat",
  "/ a",
  "/a ",
  "/a /b",
  "/a\u00a0b",
  "/a\tb",
  "/a\nb",
  "/a\r\n/* https://evil.example/:splat 302!",
  "/a\u0000",
  "/a\u2028b",
  "/a\u202eb",
  String.raw`/\evil.example`,
  String.raw`\old`,
  "/a?b",
  "/a#b",
  '/a"b',
  "/a'b",
  "/a`b",
  "/a<b>",
  "/a|b",
  "/../x",
  "/a/../../x",
  "/a/./x",
  "/.well-known/x",
  "https://evil.example",
  `/${"x".repeat(301)}`,
  `/${"\u{1f40b}".repeat(60)}`,
  "/a\ud800",
];

test.each(NO_SOURCE)("%j cannot be redirected", (from) => {
  expect(isSource(from)).toBe(false);
});

test.each(["/2019/03/hello", "/2019/соль.html", "/a b/c  d", "/a-b_c~d(e)!$&+,;=@%", "/__proto__"])(
  "%s can be redirected",
  (from) => {
    expect(isSource(from)).toBe(true);
  },
);

const NO_TARGET = [
  "",
  "projects",
  "https://evil.example",
  "//evil.example",
  String.raw`/\evil.example`,
  "/..//evil.example",
  "/./\t/evil.example",
  "/x 302!",
  "/x\n/* https://evil.example",
  "/x\u0000",
  '/"><script>alert(1)</script>',
  "/'x",
  "/<x>",
  "javascript:alert(1)",
  `${id}/../x`,
];

test.each(NO_TARGET)("nothing redirects to %j", (to) => {
  expect(targetOf(to)).toBeNull();
});

test.each([
  [id, id],
  ["/projects", "/projects"],
  ["/blog/соль", "/blog/%D1%81%D0%BE%D0%BB%D1%8C"],
  ["/blog/%D1%81", "/blog/%D1%81"],
  ["/blog?tag=a&b#c", "/blog?tag=a&b#c"],
  ["/a/../projects", "/projects"],
])("a redirect to %s goes to %s", (written, to) => {
  expect(targetOf(written)).toBe(to);
});

test("a redirect becomes exactly one rule, or none", () => {
  const pairs = [
    ...NO_SOURCE.filter(isWritable).map((from) => [from, "/projects"] as const),
    ...NO_TARGET.map((to) => ["/old", to] as const),
  ];
  for (const pair of pairs) expect([pair, redirectRules([pair])]).toEqual([pair, ""]);
  expect(redirectRules([["/old", "/projects?a=b#c"]], "/site")).toBe(
    "/site/old /site/projects?a=b#c 302\n",
  );
});

/** A path that no file can have may still be a rule. */
function isWritable(from: string): boolean {
  return !/\.\.?\/|\/\.|old\/\/x|x{300}|[`|\u{1f40b}\ud800]|^\/$/u.test(from);
}

test("the page at a former URL contains its target, and nothing else", () => {
  const page = movedPage('/"><script>alert(1)</script>&', 'https://a.example/"><b>', "/<i>");
  const { body } = new JSDOM(page).window.document;
  expect(body.querySelectorAll("b, i, script")).toHaveLength(1);
  expect(body.querySelectorAll("a")).toHaveLength(1);
  expect(body.querySelector("a")?.getAttribute("href")).toBe('/<i>/"><script>alert(1)</script>&');
});

test.each([
  ["/projects", "/projects?from=mail#top"],
  ["/projects?a=b", "/projects?a=b#top"],
  ["/about#skills", "/about?from=mail#skills"],
])("the page at a former URL with the target %s leads to %s", (to, where) => {
  const page = movedPage(to, "https://a.example");
  const [, script = ""] = /<script>(.*)<\/script>/.exec(page) ?? [];
  const { document } = new JSDOM(page, { url: "https://a.example/old?from=mail#top" }).window;
  const went: string[] = [];
  const { origin, search, hash } = document.location;
  const location = { origin, search, hash, replace: (address: string) => went.push(address) };
  // oxlint-disable-next-line no-implied-eval -- It is the script of the page.
  new Function("document", "location", script)(document, location);
  expect(went).toEqual([`https://a.example${where}`]);
});

/** A build with a file of each kind. */
const BUILT = words`
  index.html about.html app.html 404.html sw.js robots.txt rss.xml sitemap.xml articles.json
  resume.pdf _headers assets/index-abc.js blog/hello.html blog/hello.md blog/tag/été/rss.xml
  images/index.html
`;

function built() {
  const folder = temporaryFolder();
  for (const file of BUILT) writeIn(folder, file, file);
  const refused: string[] = [];
  const move = (moves: [string, string][]) =>
    freeMoves(moves, builtPathsIn(folder), (from) => refused.push(from));
  return { folder, refused, move };
}

test("a former URL never replaces or blocks a built file", () => {
  const { move, refused } = built();
  const addresses = BUILT.flatMap((file) => [
    `/${file}`,
    `/${file.replace(/\.html$/, "")}`,
    `/${file.toUpperCase()}`,
    `/${file.normalize("NFD")}`,
    `/${file}/below`,
  ]).filter((at) => !/html\/below$|HTML$/.test(at) || at === "/ABOUT.HTML");
  addresses.push("/images", "/admin/x", "/ADMIN/x", "/assets/x", "/assets");
  // Hosts serve a folder's index at the URL of the folder.
  addresses.push("/about/index", "/about/Index.html", "/blog/hello/index");
  expect(move(addresses.map((at) => [encodeURI(at), "/projects"]))).toEqual([]);
  expect(refused).toHaveLength(addresses.length);
});

test("former URLs that conflict with an earlier one are refused", () => {
  const { folder, move, refused } = built();
  const moves = move([
    ["/old", "/blog/hello"],
    ["/old.html", "/blog/hello"],
    ["/OLD", "/projects"],
    ["/old.html/below", "/projects"],
    ["/deep.html/below", "/projects"],
    ["/deep", "/projects"],
  ]);
  expect(moves.map(([from]) => from)).toEqual(["/old", "/old.html", "/deep.html/below"]);
  expect(refused).toEqual(["/OLD", "/old.html/below", "/deep"]);
  for (const [from, to] of moves) writePage(folder, from.replace(/\.html$/, ""), movedPage(to, ""));
  for (const file of BUILT) expect(fs.readFileSync(path.join(folder, file), "utf8")).toBe(file);
});

test("no row of the database is written over the site or outside it", () => {
  const { folder, move, refused } = built();
  const slugs = [
    "../about",
    "../../x",
    "..",
    "a/../../about",
    "hello",
    "a*",
    "x\n/* /evil 302!",
    "",
  ];
  const from = slugs.map((slug) => `/blog/${encodeURIComponent(slug)}`);
  expect(move(from.map((at) => [at, "/blog/hello"]))).toEqual([]);
  expect(refused).toEqual(from);
  expect(move([["/blog/fine", "/blog//../..//evil.example"]])).toEqual([]);

  for (const at of ["/blog/..%2F..%2F..%2Fx", "/../x", "/blog/%2E%2E/%2E%2E/x", "/a/%00"]) {
    expect(() => writePage(folder, at, "")).toThrow("is not the name of a file in");
  }
  expect(fs.readdirSync(path.dirname(folder))).not.toContain("x.html");
});

test("redirects never form a loop", () => {
  const { move, refused } = built();
  const moves = move([
    ["/first", "/second#part"],
    ["/second", "/projects"],
    ["/itself", "/itself?a=b"],
    ["/one.html", "/two/"],
    ["/two", "/one"],
    ["/to-two", "/two"],
    ["/per-cent", "/100%"],
  ]);
  expect(moves.map(([from]) => from)).toEqual(["/first", "/second", "/per-cent"]);
  expect(refused).toEqual(["/itself", "/one.html", "/two", "/to-two"]);
});

test("former URLs redirect to public posts and to pages", () => {
  const redirects = {
    "/2019/03/hello": id,
    "/2019/соль.html": id,
    "/draft": "00000000-0000-4000-8000-000000000999",
    "/work/": "/projects",
    "/\ud800": "/projects",
    "/*": "/projects",
    "/elsewhere": "//evil.example",
  };
  const former = formerUrls(redirects, [[`/blog/${id}`, "/blog/hello"]]);
  const { move, refused } = built();
  const moves = move(former.map(([from, to]) => [from, to]));
  expect(withSlashes(moves)).toEqual([
    ["/2019/03/hello", "/blog/hello"],
    ["/2019/03/hello/", "/blog/hello"],
    ["/2019/%D1%81%D0%BE%D0%BB%D1%8C.html", "/blog/hello"],
    ["/work", "/projects"],
    ["/work/", "/projects"],
  ]);
  expect(refused).toEqual(["", "/*", "/elsewhere"]);
});

test("feeds are found at the URLs of other systems, unless something else is there", () => {
  const { folder } = built();
  writeIn(folder, "feed.xml", "the owner's own");
  const site = { pages: [], moved: [], origin: "https://a.example", basePath: "/site" };
  writeMoves(folder, { ...site, redirects: { "/rss": "/about", "/cv.pdf": "/resume.pdf" } });
  const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
  const feeds = ["index.xml", "posts/index.xml", "blog/index.xml", "blog/rss.xml"];
  expect([...feeds, "feed.xml", "cv.pdf"].map(read)).toEqual([
    ...feeds.map(() => "rss.xml"),
    "the owner's own",
    "resume.pdf",
  ]);
  expect(read("feed.html")).toContain('<a href="/site/rss.xml">');
  const rules = read("_redirects").split("\n");
  expect(rules).toContain("/site/index.xml /site/rss.xml 302");
  expect(rules).toContain("/site/feed/ /site/rss.xml 302");
  expect(rules.filter((rule) => /^\/site\/(?:rss|feed\.xml|feed\/atom) /.test(rule))).toEqual([
    "/site/rss /site/about 302",
  ]);
});

test("a former URL has a page with and without a trailing slash, unless it is that of a file", () => {
  const { folder } = built();
  const site = { pages: [], origin: "https://a.example", basePath: "/site" };
  const moved = [["/blog/old", "/blog/hello"]] as const;
  const redirects = {
    "/2024/03/hello": "/blog/hello",
    "/2024/03/100%": "/blog/hello",
    "/2024/03/hello.php": "/blog/hello",
    "/2023/hello.html": "/blog/hello",
    "/cv.pdf": "/resume.pdf",
  };
  writeMoves(folder, { ...site, moved, redirects });
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const names = files.map((file) => file.replaceAll(path.sep, "/"));
  expect(names.filter((name) => /^(?:202|cv|blog\/old).*\./.test(name)).toSorted()).toEqual([
    "2023/hello.html",
    "2024/03/100%.html",
    "2024/03/100%/index.html",
    "2024/03/hello.html",
    "2024/03/hello.php",
    "2024/03/hello.php.html",
    "2024/03/hello.php/index.html",
    "2024/03/hello/index.html",
    "blog/old.html",
    "cv.pdf",
  ]);
  const page = fs.readFileSync(path.join(folder, "2024/03/hello/index.html"), "utf8");
  expect(page).toBe(fs.readFileSync(path.join(folder, "2024/03/hello.html"), "utf8"));
  expect(page).toContain('<a href="/site/blog/hello">');
});

test("the page at an id or a former URL has the link preview of its target", () => {
  const { folder } = built();
  const preview = `<title>A “page” &amp; more — Robin</title>
<meta property="og:title" content="A “page” &amp; more"/>
<meta property="og:image" content="https://a.example/social/a.png"/>
<meta name="twitter:card" content="summary_large_image"/>
`;
  const head = preview.replaceAll("\n", '<meta property="og:image:width" content="1200"/>');
  const html = `<head>${head}<style></style></head><body><svg><title>No</title></svg></body>`;
  for (const at of ["/", "/blog/hello", "/blog/%C3%A9"]) writePage(folder, at, html);
  const site = { pages: [], origin: "https://a.example", basePath: "" };
  const moved = [
    [`/blog/${id}`, "/blog/hello"],
    ["/blog/e", "/blog/%C3%A9"],
  ] as const;
  const redirects = {
    "/a": "/blog/hello?b#c",
    "/b": "/",
    "/c": "/newer",
    "/d": "/100%",
    "/e": `/..%2F${path.basename(folder)}`,
  };
  const outside = `${folder}.html`;
  fs.writeFileSync(outside, html);
  onTestFinished(() => fs.rmSync(outside));
  writeMoves(folder, { ...site, moved, redirects });
  const shown = (name: string) => {
    const page = fs.readFileSync(path.join(folder, `${name}.html`), "utf8");
    return /<title>[^]*?(?=<noscript>)/.exec(page)?.[0];
  };
  for (const name of [`blog/${id}`, "blog/e", "a", "b"]) expect(shown(name)).toBe(preview);
  for (const name of ["c", "d", "e"]) expect(shown(name)).toBe("<title>Moved</title>\n");
});

test.each(["NETLIFY", "VERCEL"])(
  "no page stands before the host's rule for a feed (%s)",
  (name) => {
    vi.stubEnv(name, "1");
    const { folder } = built();
    const site = { pages: [], moved: [], origin: "https://a.example", basePath: "" };
    writeMoves(folder, { ...site, redirects: { "/old": "/about" } });
    expect(fs.existsSync(path.join(folder, "feed.html"))).toBe(false);
    expect(fs.existsSync(path.join(folder, "feed.xml"))).toBe(true);
    expect(fs.existsSync(path.join(folder, "old.html"))).toBe(true);
    expect(fs.existsSync(path.join(folder, "feed/index.html"))).toBe(false);
    const { folder: other } = built();
    writeMoves(other, { ...site, redirects: {}, basePath: "/de" });
    expect(fs.existsSync(path.join(other, "feed.html"))).toBe(name === "VERCEL");
  },
);

test("with more redirects than hosts follow, those to files are kept", { tags: "full" }, () => {
  const { folder } = built();
  const german = path.join(folder, "de");
  writeIn(german, "rss.xml", "the German feed");
  const former = Array.from({ length: 1000 }, (_, year) => [`/${year}/a`, "/about"]);
  const site = { pages: [], moved: [], origin: "https://a.example", basePath: "" };
  writeMoves(folder, { ...site, redirects: Object.fromEntries([...former, ["/cv", "/cv.pdf"]]) });
  writeMoves(german, { ...site, redirects: {}, basePath: "/de" });
  joinMoves(folder, ["de", "fr"]);
  const rules = fs.readFileSync(path.join(folder, "_redirects"), "utf8").trimEnd().split("\n");
  expect(rules).toHaveLength(2000);
  const feeds = ["/feed/ /rss.xml 302", "/de/feed/ /de/rss.xml 302"];
  expect(rules).toEqual(expect.arrayContaining([...feeds, "/cv /cv.pdf 302", "/0/a /about 302"]));
  expect(fs.existsSync(path.join(german, "_redirects"))).toBe(false);
});

test("a list of redirects that was written by hand is read, or named with its error", () => {
  const file = path.join(temporaryFolder(), "redirects.json");
  fs.writeFileSync(file, '\uFEFF{\r\n  "/old": "/about"\r\n}\r\n');
  expect(readRedirects(file)).toEqual({ "/old": "/about" });
  fs.writeFileSync(file, '{\n  "/old": "/about",\n}\n');
  expect(() => readRedirects(file)).toThrow(/redirects\.json is not a list of addresses: .*line 3/);
  fs.writeFileSync(file, "[]");
  expect(() => readRedirects(file)).toThrow(/redirects\.json is not a list of addresses\.$/);
});
