/**
 * The same URLs at every host of docs/deploy/: how each responds, in the root and, if the host can, under a path.
 * Hosts that can run here do so in `npm run test:full`; for the others, their published rules are followed.
 */
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { article, formerSlug } from "../../e2e/article.ts";
import { expectedResponses, problemWith } from "../../scripts/doctor/expected-responses.ts";
import { vercelConfig } from "../../scripts/security-headers.ts";
import { isFull } from "../support/scope.ts";
import { githubPages, netlify, vercel, type Answer, type Ask } from "./hosts/rules.ts";
import {
  caddy,
  cloudflare,
  netlifyCommand,
  nginx,
  programs,
  serve,
  type Server,
} from "./hosts/servers.ts";
import { writeOwn } from "../../scripts/prerender/pages.ts";
import { PICTURES } from "../../scripts/pictures/cache.ts";
import {
  addEdition,
  addEncodedSlug,
  addFormerUrl,
  addTagPage,
  buildSite,
  codeOf,
  encodedSlug,
  formerUrl,
  tagPage,
  writeSite,
} from "./hosts/site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

type Host = {
  name: string;
  base: string;
  start: (site: string, base: string, work: string) => Ask | Promise<Server>;
  /** The status of a URL without a file, which the app renders. */
  withoutFile: 200 | 404;
  /** How a URL with a trailing slash redirects to the one without; or that it is the page; or that it is not found. */
  slash: 301 | 307 | 308 | 404 | "page";
  /** What redirects an id or a former slug: the host, or a page. */
  moved: "rule" | "page";
  /** Whether it sends the security headers; the pages contain the policy in any case. */
  hasHeaders: boolean;
  /** How long browsers keep code. */
  code: RegExp;
  /** The content of a 404. */
  notFound: "app" | "text";
  /** How an article's URL responds to a request for Markdown. */
  markdown: "file" | "redirect" | "page";
};

const FOR_A_YEAR = /^public, max-age=31536000, immutable$/;
const server = {
  withoutFile: 404,
  slash: 301,
  moved: "page",
  hasHeaders: true,
  code: FOR_A_YEAR,
  notFound: "text",
} as const;
const BASE = "/blog/";
/** Owners may put such files into public/. */
const WELL_KNOWN = ".well-known/security.txt";

const hosts: Host[] = [
  { ...server, name: "Netlify", base: "/", start: netlify, slash: "page", markdown: "page" },
  {
    ...server,
    name: "Vercel",
    base: "/",
    start: vercel,
    withoutFile: 200,
    slash: 308,
    // Its rules are read before the names of the code files are known.
    code: /^$/,
    notFound: "app",
    markdown: "redirect",
  },
  ...["/", BASE].map((base): Host => ({
    name: "GitHub Pages",
    base,
    start: githubPages,
    withoutFile: 404,
    slash: 404,
    moved: "page",
    hasHeaders: false,
    code: /^max-age=600$/,
    notFound: "app",
    markdown: "page",
  })),
];
const started: (Host & { name: keyof typeof programs })[] = [
  ...["/", BASE].flatMap((base) => [
    { ...server, name: "Caddy" as const, base, start: caddy, markdown: "file" as const },
    { ...server, name: "nginx" as const, base, start: nginx, markdown: "file" as const },
  ]),
  {
    ...server,
    name: "Cloudflare",
    base: "/",
    start: cloudflare,
    slash: 307,
    moved: "rule",
    markdown: "page",
  },
  {
    ...server,
    name: "Netlify’s command",
    base: "/",
    start: netlifyCommand,
    slash: "page",
    // A development server lets nothing be cached.
    code: /^public, max-age=0$/,
    markdown: "page",
  },
  {
    ...server,
    name: "serve",
    base: "/",
    start: serve,
    slash: "page",
    hasHeaders: false,
    code: /^$/,
    notFound: "app",
    markdown: "page",
  },
];
const names = Object.keys(programs).join(", ");
if (!isFull) process.stdout.write(`Tested by npm run test:hosts: ${names}.\n`);
const running = isFull ? started.filter(({ name }) => canStart(name)) : [];

/** Whether its program is there, or can be fetched; in CI, which requires it, an error says why it is not. */
function canStart(name: keyof typeof programs): boolean {
  try {
    return programs[name]() !== "";
  } catch (error) {
    if (process.env["CI"]) throw error;
    process.stdout.write(`${name} could not be started: ${String(error)}\n`);
    return false;
  }
}

const page = `/blog/${article.slug}`;
const header = ({ headers }: Answer, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? "";

/** The sites, each in the folder `dist`: a real build, or a few files. */
const sites = new Map(["/", BASE].map((base) => [base, temporaryFolder(afterAll)]));
beforeAll(() => {
  for (const [base, directory] of sites) {
    (isFull ? buildSite : writeSite)(directory, base);
    addEdition(directory, "de");
    addTagPage(directory);
    addEncodedSlug(directory, base);
    addFormerUrl(directory, base);
    writeOwn(path.join(directory, "dist"), WELL_KNOWN, "Contact: mailto:owner@example.com\n");
  }
}, 900_000);

describe.each([...hosts, ...running])("$name at $base", (host) => {
  const work = temporaryFolder(afterAll);
  let site = "";
  let ask: Ask;
  let close: Server["close"] | undefined;

  beforeAll(async () => {
    site = path.join(sites.get(host.base) ?? "", "dist");
    const started = host.start(site, host.base, work);
    if (typeof started === "function") ask = started;
    else ({ ask, close } = await started);
  }, 300_000);
  afterAll(() => close?.());

  // Hosts that are simulated by their rules send no types.
  const isSimulated = hosts.includes(host);
  const markdown = isSimulated ? /^$/ : /^text\/markdown; charset=utf-8$/i;
  const at = (address: string) => host.base.slice(0, -1) + address;
  const textOf = (file: string) => fs.readFileSync(path.join(site, file), "utf8");

  test.each([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/blog", "blog.html"],
    [page, `blog/${article.slug}.html`],
    ["/admin", "admin.html"],
  ])("%s is served as its page", async (address, file) => {
    const answer = await ask(at(address));
    expect(answer).toMatchObject({ status: 200, body: textOf(file) });
    expect(header(answer, "cache-control")).not.toMatch(/immutable|max-age=[1-9]\d{3}/);
  });

  test.each([
    "/blog/newer-than-the-build",
    "/admin/posts/any-id",
    "/assets-of-mine",
    "/no-such-page",
  ])("%s, which has no file, is rendered by the app", async (address) => {
    const { status, body } = await ask(at(address));
    expect({ status, body }).toEqual({ status: host.withoutFile, body: textOf("app.html") });
  });

  // `serve` responds with a listing of the folder.
  test.each(host.name === "serve" ? [] : [tagPage])(
    "%s, whose name looks like that of a file, is served as its page",
    async (address) => {
      const answer = await ask(at(address));
      expect(answer).toMatchObject({ status: 200, body: textOf(`${tagPage}.html`) });
      expect(header(answer, "content-type")).toMatch(isSimulated ? /^$/ : /^text\/html/);
    },
  );

  const gone = [
    "/assets/HomePage-old12345.js",
    "/assets/a/b.woff2",
    "/assets/pictures/0123456789abcdef0123/480.avif",
  ];
  // `serve` responds to an index with a listing of its folder.
  test.each(host.name === "serve" ? gone : [...gone, "/assets/index"])(
    "%s, deleted code or a deleted picture, is a 404 that is not cached",
    async (address) => {
      const answer = await ask(at(address));
      expect(answer.status).toBe(404);
      // GitHub Pages and Vercel have one page for everything that is missing.
      const isApp = answer.body.includes('id="root"');
      expect(isApp).toBe(host.notFound === "app");
      expect(header(answer, "cache-control")).not.toMatch(/immutable|max-age=[1-9]\d{3}/);
    },
  );

  test("the code of visitors' pages is served, and cached as long as the host's settings allow", async () => {
    const files = codeOf(site);
    expect(files).not.toEqual([]);
    for (const code of files) {
      const answer = await ask(at(`/${code}`));
      expect(answer).toMatchObject({ status: 200, body: textOf(code) });
      expect(header(answer, "cache-control")).toMatch(host.code);
    }
  });

  test("pictures of the media library are cached like code, if the host follows more than 100 rules", async () => {
    const [picture = ""] = fs.globSync(`${PICTURES}/*/*.*`, { cwd: site });
    const answer = await ask(at(`/${picture}`));
    expect(answer.status).toBe(200);
    const expected = host.name === "Cloudflare" ? /^(?!.*immutable)/ : host.code;
    expect(header(answer, "cache-control")).toMatch(expected);
  });

  test.each(["/about/", "/blog/", `${page}/`, "/about/?from=a%20b"])(
    "%s, with a trailing slash, is the page or redirects to it",
    async (address) => {
      const { pathname, search } = new URL(address, "http://host");
      const answer = await ask(at(address));
      const location = header(answer, "location");
      const without = pathname.slice(0, -1);
      expect({ status: answer.status, to: location || answer.body }).toEqual(
        host.slash === "page"
          ? { status: 200, to: textOf(`${without.slice(1)}.html`) }
          : {
              status: host.slash,
              to: host.slash === 404 ? textOf("404.html") : at(without + search),
            },
      );
    },
  );

  // Characters that tags may contain.
  const tags = ["/blog/tag/ci%2Fcd/", "/blog/tag/why%3F/", "/blog/tag/c%23/"];
  test.each(host.slash === 301 ? tags : [])(
    "%s redirects to the URL without the slash, which stays encoded",
    async (address) => {
      const { status, headers } = await ask(at(address));
      expect({ status, to: headers["location"] }).toEqual({
        status: 301,
        to: at(address.slice(0, -1)),
      });
    },
  );

  // The redirects of docs/deploy/own-server.md.
  const odd = ["/%5Cevil.example/", "//evil.example/", "/%2Fevil.example/", "/no-such-page/"];
  test.each(host.slash === 301 ? odd : [])(
    "%s never redirects to another site, and ends in a 404",
    async (address) => {
      const first = await ask(at(address));
      const to = new URL(header(first, "location"), "http://host.example/");
      expect(to.host).toBe("host.example");
      const last = first.status === 301 ? await ask(to.pathname) : first;
      expect(last.status).toBe(404);
    },
  );

  test("a file of each kind is served as the doctor expects of a published site", async () => {
    for (const expected of expectedResponses) {
      const { status, headers } = await ask(at(`/${expected.path}`));
      const answer = { status, headers: new Headers(headers) };
      expect(problemWith(expected, answer)).toBeUndefined();
    }
  });

  test.each([article.id, formerSlug, encodedSlug])(
    "/blog/%s redirects to the article",
    async (from) => {
      const answer = await ask(at(`/blog/${from}`));
      const isRule = host.moved === "rule";
      expect(answer.status).toBe(isRule ? 302 : 200);
      const to = isRule ? header(answer, "location") : /<a href="([^"]*)"/.exec(answer.body)?.[1];
      expect(to).toBe(at(page));
    },
  );

  test.each([formerUrl, formerUrl.slice(0, -1)])(
    "%s, a former site's URL, leads to the article",
    async (from) => {
      let answer = await ask(at(from));
      let to = header(answer, "location");
      // A host may first redirect to the URL without the slash.
      if (to === at(formerUrl.slice(0, -1))) {
        answer = await ask(to);
        to = header(answer, "location");
      }
      expect([200, 302]).toContain(answer.status);
      expect(to || /<a href="([^"]*)"/.exec(answer.body)?.[1]).toBe(at(page));
    },
  );

  // Those without rules have none for this, and those under a path nothing at the root.
  const hasRules = host.base === "/" && !["GitHub Pages", "serve"].includes(host.name);
  const feeds = ["/feed/", "/rss", "/feed/atom", "/feeds/posts/default"];
  test.each(hasRules ? feeds : [])("%s, a former site's feed, is this one", async (address) => {
    let answer = await ask(address);
    for (let location = header(answer, "location"); location; location = header(answer, "location"))
      answer = await ask(location);
    expect(answer.body).toBe(textOf(/feed\/atom|default/.test(address) ? "atom.xml" : "rss.xml"));
  });

  test.each([
    "rss.xml",
    "feed.json",
    "articles.json",
    "sitemap.xml",
    "robots.txt",
    "llms.txt",
    WELL_KNOWN,
  ])("/%s is served as the file", async (file) => {
    const answer = await ask(at(`/${file}`));
    expect(answer).toMatchObject({ status: 200, body: textOf(file) });
    // The app reads the articles; hosts that are simulated by their rules send no types.
    expect(header(answer, "content-type")).toMatch(file === "articles.json" ? /json|^$/ : /^/);
  });

  test("the Markdown of a page is sent as Markdown", async () => {
    const answer = await ask(at("/now.md"));
    expect(answer).toMatchObject({ status: 200, body: textOf("now.md") });
    expect(header(answer, "content-type")).toMatch(markdown);
  });

  test.each([page, `/de${page}`])("the Markdown of %s is sent on request", async (page) => {
    const text = textOf(`blog/${article.slug}.md`);
    const beside = await ask(at(`${page}.md`));
    expect(beside).toMatchObject({ status: 200, body: text });
    expect(header(beside, "content-type")).toMatch(markdown);

    const asked = await ask(at(page), { accept: "text/markdown" });
    const { status, body } = asked;
    const isFile = host.markdown === "file";
    expect({ status, body, to: header(asked, "location") }).toEqual(
      host.markdown === "redirect"
        ? { status: 307, body: "", to: at(`${page}.md`) }
        : { status: 200, body: isFile ? text : textOf(`blog/${article.slug}.html`), to: "" },
    );
    expect(header(asked, "content-type")).toMatch(isFile ? markdown : /html|^$/);
    // Node's fetch accepts gzip.
    expect(isFile && header(asked, "content-encoding")).toBe(isFile && "gzip");
    const vary = header(await ask(at(page)), "vary").split(", ");
    expect(vary).toEqual(expect.arrayContaining(isFile ? ["Accept", "Accept-Encoding"] : []));
  });

  test.each([article.id, formerSlug])(
    "/blog/%s, which has no Markdown, is its page on request",
    async (from) => {
      const accept = { accept: "text/markdown" };
      let answer = await ask(at(`/blog/${from}`), accept);
      const to = header(answer, "location");
      if (to === at(`/blog/${from}.md`)) answer = await ask(to, accept);
      const expected =
        host.moved === "rule"
          ? { status: 302, to: at(page) }
          : { status: 200, to: textOf(`blog/${from}.html`) };
      const { status, body } = answer;
      expect({ status, to: header(answer, "location") || body }).toEqual(expected);
    },
  );

  test("every response has the security headers, if the host can send them", async () => {
    const [{ headers: wanted } = { headers: [] }] = vercelConfig().headers;
    for (const address of ["/", "/about", "/no-such-page", "/sw.js", `/${codeOf(site)[0]}`]) {
      const answer = await ask(at(address));
      for (const { key, value } of host.hasHeaders ? wanted : []) {
        const sent = header(answer, key.toLowerCase());
        // `_headers` has the whole policy; these are the directives that are always the same.
        for (const part of value.split("; ")) expect(sent, `${key} of ${address}`).toContain(part);
      }
    }
  });
});

test("the guide says which hosts send Markdown on request", () => {
  const guide = fs.readFileSync("docs/deploy.md", "utf8");
  const rows = [...guide.matchAll(/^\| \[(.+)\]\(deploy\/.*\| (yes|no) +\|$/gm)];
  const known = [...hosts, ...started].map(({ name, markdown }): [string, string] => [
    /^(?:Caddy|nginx)$/.test(name) ? "A server of your own" : name,
    markdown === "page" ? "no" : "yes",
  ]);
  const said = rows.map(([, name = "", sends = ""]) => [name, sends]);
  expect(said).toHaveLength(5);
  expect(Object.fromEntries(known)).toMatchObject(Object.fromEntries(said));
});

// A machine with types for all files, such as that of the tests, does not show it.
test("the recipe for Caddy sets headers by matcher, as Caddy takes a pattern for a header's name", () => {
  const recipe = fs.readFileSync("docs/deploy/own-server.md", "utf8");
  const set = [...recipe.matchAll(/^ *header (\S+)(?= )/gm)].map(([, name = ""]) => name);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !/^(?:@\w+|\+?[A-Z][A-Za-z-]+)$/.test(name))).toEqual([]);
});

test("no rule overrides the files on hosts where rules come first, such as Cloudflare Pages", () => {
  expect(fs.existsSync("public/_redirects")).toBe(false);
});

test("GitHub Pages serves nothing of a site outside its path", async () => {
  const site = path.join(sites.get(BASE) ?? "", "dist");
  expect((await githubPages(site, BASE)("/about")).status).toBe(404);
});
