// @module-tag full
import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { build, createServer, preview, type InlineConfig } from "vite";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { trimmedSettings } from "../../scripts/lib/load-settings.ts";
import { embeddedSupabase, requireBackend } from "../../supabase/embedded/vite-plugin.ts";
import { linkBehind } from "../support/mail-links.ts";
import { emptyDatabases, fixtureDir, temporaryDataDir } from "./fixture.ts";

const emptyDatabase = emptyDatabases();

/** A site with the fixtures as its `supabase/` that prints which backend it was configured with. */
function makeSite(): InlineConfig & { root: string; lines: string[] } {
  const root = temporaryDataDir();
  fs.cpSync(fixtureDir, path.join(root, "supabase"), { recursive: true });
  emptyDatabase(path.join(root, "supabase/.temp/data"));
  fs.writeFileSync(path.join(root, "index.html"), `<script type="module" src="/main.js"></script>`);
  fs.writeFileSync(
    path.join(root, "main.js"),
    "document.title = [import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY];",
  );
  const lines: string[] = [];
  return {
    root,
    lines,
    configFile: false,
    logLevel: "silent",
    plugins: [embeddedSupabase(), requireBackend()],
    server: { host: "127.0.0.1", port: 5400 },
    preview: { host: "127.0.0.1", port: 5400 },
    customLogger: {
      info: (line) => void lines.push(line),
      warn: (line) => void lines.push(line),
      warnOnce: () => {},
      error: (line) => void lines.push(line),
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  };
}

async function dev(site: InlineConfig) {
  const server = await createServer(site);
  onTestFinished(() => server.close());
  await server.listen();
  return { server, url: () => server.resolvedUrls?.local[0] ?? "" };
}

const headers = { apikey: publishableKey };

beforeEach(() => {
  vi.stubEnv("VITEST", undefined);
  vi.stubEnv("VITE_SUPABASE_URL", undefined);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", undefined);
});

test("the dev server serves site and API, and prints where everything is", async () => {
  const site = makeSite();
  const { server, url } = await dev(site);
  const notes = await fetch(`${url()}rest/v1/notes?select=title`, { headers });
  expect(await notes.json()).toEqual([{ title: "first" }, { title: "after first" }]);
  expect((await fetch(`${url()}rest/v1/notes`)).status).toBe(401);
  expect(await (await fetch(url())).text()).toContain("/main.js");
  expect((await fetch(`${url()}_system/config`)).headers.get("content-type")).toBe("text/html");
  const script = await (await fetch(`${url()}main.js`)).text();
  expect(script).toContain(`"VITE_SUPABASE_URL": ""`);
  expect(script).toContain(`"VITE_SUPABASE_ANON_KEY": "${publishableKey}"`);

  server.printUrls();
  const greeting = site.lines.at(-1) ?? "";
  expect(greeting).toContain(`Site         ${url().replace(/\/$/, "")}`);
  expect(greeting).toContain(`${url()}rest/v1`);
  expect(greeting).toContain(publishableKey);
  expect(greeting).toContain("owner@example.com / portfolio-owner");
  expect(greeting).toContain(path.join(site.root, "supabase/.temp/data"));
});

test("a restart keeps the database, and email links lead to the running server", async () => {
  const mailFile = `${temporaryDataDir()}.jsonl`;
  vi.stubEnv("EMBEDDED_MAIL_FILE", mailFile);
  const blocker = await dev({ ...makeSite(), plugins: [] });
  const site = makeSite();
  const { server, url } = await dev(site);
  const post = (path: string, body: object) =>
    fetch(url() + path, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("rest/v1/notes", { title: "before restart" });
  await server.restart();
  const notes = await fetch(`${url()}rest/v1/notes?select=title&title=eq.before%20restart`, {
    headers,
  });
  expect(await notes.json()).toHaveLength(1);

  expect(url()).not.toBe(blocker.url());
  await post("auth/v1/signup", { email: "ada@example.com", password: "a long secret" });
  const mail: { link: string } = JSON.parse(fs.readFileSync(mailFile, "utf8"));
  expect(mail.link).toMatch(`${url()}confirm#`);
  expect(linkBehind(mail)).toMatch(`${url()}auth/v1/verify?`);
  expect(site.lines).toContain(`mail to ada@example.com — Confirm Your Signup: ${mail.link}`);
  const followed = await fetch(linkBehind(mail), { redirect: "manual" });
  expect(followed.headers.get("location")).toContain(`${url().replace(/\/$/, "")}#access_token=`);
});

test("under a base path the site is served, its API is at the root, and email links lead to the site", async () => {
  const mailFile = `${temporaryDataDir()}.jsonl`;
  vi.stubEnv("EMBEDDED_MAIL_FILE", mailFile);
  const site = { ...makeSite(), base: "/site/" };
  const { server, url } = await dev(site);
  const { origin } = new URL(url());
  server.printUrls();
  expect(site.lines.at(-1)).toContain(`API          ${origin}/rest/v1`);
  await fetch(`${origin}/auth/v1/signup`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ email: "ada@example.com", password: "a long secret" }),
  });
  const mail: { link: string } = JSON.parse(fs.readFileSync(mailFile, "utf8"));
  expect(mail.link).toMatch(`${origin}/site/confirm#`);
  const followed = await fetch(linkBehind(mail), { redirect: "manual" });
  expect(followed.headers.get("location")).toContain(`${origin}/site#access_token=`);
});

test("closing the dev server closes the database", async () => {
  const site = makeSite();
  const { server } = await dev(site);
  const lock = path.join(site.root, "supabase/.temp/data.lock");
  expect(fs.existsSync(lock)).toBe(true);
  await server.close();
  expect(fs.existsSync(lock)).toBe(false);
});

test("a site built in embedded mode runs in preview, whatever the owner's settings", async () => {
  const site = { ...makeSite(), mode: "embedded" };
  vi.stubEnv("VITE_SUPABASE_URL", "https://sample.supabase.co");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "theirs");
  await build(site);
  const server = await preview(site);
  onTestFinished(() => server.close());
  const url = server.resolvedUrls?.local[0] ?? "";
  const script = /src="\/([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? "";
  expect(await (await fetch(url + script)).text()).toContain(publishableKey);
  expect((await fetch(`${url}rest/v1/notes?select=title`, { headers })).status).toBe(200);
  await server.close();
  expect(fs.existsSync(path.join(site.root, "supabase/.temp/data.lock"))).toBe(false);
});

test("with a project's URL there is no embedded backend", async () => {
  const site = makeSite();
  fs.writeFileSync(
    path.join(site.root, ".env"),
    "VITE_SUPABASE_URL=https://sample.supabase.co\nVITE_SUPABASE_ANON_KEY=theirs",
  );
  const { url } = await dev(site);
  expect(await (await fetch(`${url()}main.js`)).text()).toContain("https://sample.supabase.co");
  const answer = await fetch(`${url()}rest/v1/notes`, { headers });
  expect(answer.headers.get("content-type")).toBe("text/html");
  expect(fs.existsSync(path.join(site.root, "supabase/.temp/data.lock"))).toBe(false);
});

test("under Vitest there is no embedded backend", async () => {
  vi.stubEnv("VITEST", "true");
  const site = makeSite();
  await dev(site);
  expect(fs.existsSync(path.join(site.root, "supabase/.temp/data.lock"))).toBe(false);
});

test("a build without a backend fails with one sentence", async () => {
  const message =
    "A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY of your Supabase " +
    "project, in the environment or in .env.";
  await expect(build(makeSite())).rejects.toThrow(message);
  vi.stubEnv("VITE_SUPABASE_URL", "https://sample.supabase.co");
  await expect(build(makeSite())).rejects.toThrow(message);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "theirs");
  await build(makeSite());
});

test.each([
  ["utf8", "\uFEFF", "begins with a byte order mark"],
  ["utf8", "\uFEFF# KEY=it\n", "begins with a byte order mark"],
  ["utf16le", "\uFEFF", "is not UTF-8"],
  ["utf16le", "", "is not UTF-8"],
] as const)(
  "a settings file in %s that begins with %j is refused, rather than read without some setting",
  async (encoding, start, fault) => {
    const site = makeSite();
    vi.stubEnv("VITE_SUPABASE_ANON_KEY", "theirs");
    for (const name of [".env", ".env.production"]) {
      const text = `${start}VITE_SUPABASE_URL=https://sample.supabase.co\n`;
      fs.writeFileSync(path.join(site.root, name), text, encoding);
      await expect(build(site)).rejects.toThrow(`${name} ${fault}`);
      fs.rmSync(path.join(site.root, name));
    }
  },
);

test("whitespace around settings is left out of the build", async () => {
  const { plugins, ...options } = makeSite();
  const site = { ...options, plugins: [plugins, trimmedSettings()] };
  vi.stubEnv("VITE_SUPABASE_URL", " https://sample.supabase.co\n");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "theirs\n");
  await build(site);
  const assets = path.join(site.root, "dist/assets");
  const [code = ""] = fs.readdirSync(assets);
  expect(fs.readFileSync(path.join(assets, code), "utf8")).toMatch(
    /[`"]https:\/\/sample\.supabase\.co[`"],[`"]theirs[`"]/,
  );
});

test("a build with a secret key, or with an invalid backend URL, fails with one sentence", async () => {
  const claims = Buffer.from(JSON.stringify({ role: "service_role" })).toString("base64url");
  // Pasted with quotes or a space, it would be just as public.
  for (const secret of ["sb_secret_1-345678", ' "sb_secret_1-345678"', `eyJh.${claims}.sign`]) {
    vi.stubEnv("VITE_SUPABASE_URL", "https://sample.supabase.co");
    vi.stubEnv("VITE_SUPABASE_ANON_KEY", secret);
    await expect(build(makeSite())).rejects.toThrow("VITE_SUPABASE_ANON_KEY is a secret key");
  }
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "theirs");
  for (const address of ["sample.supabase.co", "https://sample.supabase.co/rest/v1/"]) {
    vi.stubEnv("VITE_SUPABASE_URL", address);
    await expect(build(makeSite())).rejects.toThrow(`it is “${address}”`);
  }
});
