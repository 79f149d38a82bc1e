/**
 * Hosts that cannot be run here, simulated by the rules that they publish: their responses to requests, in the parts
 * that the site depends on.
 */
import fs from "node:fs";
import path from "node:path";
import { headersFor, type Headers } from "../../../scripts/security-headers.ts";

export type Answer = { status: number; headers: Headers; body: string };
export type Ask = (address: string, headers?: Headers) => Promise<Answer>;

function parts(address: string): { pathname: string; search: string } {
  const [pathname = "", ...query] = address.split(/(?=\?)/);
  return { pathname, search: query.join("") };
}

/** The file at a path: by its own name, with `.html`, or a folder's index. */
function fileAt(directory: string, pathname: string): string | undefined {
  const at = path.join(directory, decodeURIComponent(pathname));
  const names = pathname.endsWith("/") ? [path.join(at, "index.html")] : [at, `${at}.html`];
  return names.find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
}

const sent = (file: string, status = 200, headers: Headers = {}): Answer => ({
  status,
  headers,
  body: fs.readFileSync(file, "utf8"),
});

/** A value from a TOML table. */
const valueOf = (table: string, key: string) =>
  new RegExp(`^\\s*${key} = "?(.+?)"?$`, "m").exec(table)?.[1] ?? "";

/**
 * Files come first, except hidden ones, then the rules of `_redirects`, then those of netlify.toml; the headers are
 * those of `_headers`.
 *
 * Sources: https://docs.netlify.com/manage/routing/redirects/redirect-options/ (shadowing),
 * https://docs.netlify.com/manage/routing/headers/, https://github.com/netlify/cli/issues/11
 */
export function netlify(directory: string): Ask {
  const toml = fs.readFileSync("netlify.toml", "utf8").split("[[redirects]]").slice(1);
  const rules = [
    ...fs
      .readFileSync(path.join(directory, "_redirects"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" ")),
    ...toml.map((text) => ["from", "to", "status"].map((key) => valueOf(text, key))),
  ];
  const all = fs.readFileSync(path.join(directory, "_headers"), "utf8");
  return async (address) => {
    const { pathname } = parts(address);
    const headers = headersFor(all, pathname);
    // `/about/` is also served as about.html.
    const file = fileAt(directory, pathname) ?? fileAt(directory, pathname.replace(/\/$/, ""));
    if (file && !/\/\.(?!well-known\/)/.test(pathname)) return sent(file, 200, headers);
    const [, to = "", status] =
      rules.find(([from = ""]) =>
        from.endsWith("*") ? pathname.startsWith(from.slice(0, -1)) : pathname === from,
      ) ?? [];
    if (Number(status) >= 300 && Number(status) < 400)
      return { status: Number(status), headers: { ...headers, location: to }, body: "" };
    return sent(fileAt(directory, to) ?? path.join(directory, to), Number(status), headers);
  };
}

type VercelRule = { source: string; destination?: string; has?: { key: string; value: string }[] };

/** A rule's destination for the URL that it fits. */
const destinationOf = ({ destination = "" }: VercelRule, found: RegExpExecArray) =>
  destination.replaceAll(/:(\w+)/g, (_: string, name: string) => String(found.groups?.[name]));

const fits = ({ source }: VercelRule, pathname: string) =>
  new RegExp(`^${source.replaceAll(/:(\w+)\(/g, "(?<$1>")}$`).exec(pathname);

/**
 * Redirects, including that of `trailingSlash`, then headers, then files (`cleanUrls`), then rewrites, then 404.html.
 * A rewrite to a URL without a file is followed by the next one.
 *
 * Sources: https://vercel.com/docs/project-configuration, https://vercel.com/docs/build-output-api/configuration (`check`)
 */
export function vercel(directory: string): Ask {
  const config = JSON.parse(fs.readFileSync("vercel.json", "utf8"));
  return async (address, asked = {}) => {
    const { pathname, search } = parts(address);
    if (config.trailingSlash === false && /.\/$/.test(pathname)) {
      const location = pathname.replace(/\/+$/, "") + search;
      return { status: 308, headers: { location }, body: "" };
    }
    for (const rule of config.redirects) {
      const found = fits(rule, pathname);
      const has: { key: string; value: string }[] = rule.has;
      const isMeant = has.every(({ key, value }) => new RegExp(value).test(asked[key] ?? ""));
      if (found && isMeant)
        return { status: 307, headers: { location: destinationOf(rule, found) }, body: "" };
    }
    const headers: Headers = {};
    for (const rule of config.headers)
      for (const { key, value } of fits(rule, pathname) ? rule.headers : []) headers[key] = value;
    const file = fileAt(directory, pathname);
    if (file) return sent(file, 200, headers);
    let rewritten = pathname;
    for (const rule of config.rewrites) {
      const found = fits(rule, rewritten);
      if (!found) continue;
      rewritten = destinationOf(rule, found);
      const target = fileAt(directory, rewritten);
      if (target) return sent(target, 200, headers);
    }
    return sent(path.join(directory, "404.html"), 404, headers);
  };
}

/**
 * Files, and 404.html. A published site has no rules; browsers cache everything for ten minutes. Hidden files are only
 * published if the workflow says so.
 *
 * Sources: https://github.com/actions/upload-pages-artifact/blob/main/action.yml,
 * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
 */
export function githubPages(directory: string, base: string): Ask {
  const headers = { "Cache-Control": "max-age=600" };
  const workflow = fs.readFileSync("docs/deploy/github-pages.yml", "utf8");
  const hidden = /^ *include-hidden-files: true$/m.test(workflow) ? /^$/ : /\/\./;
  return async (address) => {
    const { pathname } = parts(address);
    const isOfSite = pathname.startsWith(base) && !hidden.test(pathname);
    const file = isOfSite && fileAt(directory, pathname.slice(base.length - 1));
    return file ? sent(file, 200, headers) : sent(path.join(directory, "404.html"), 404, headers);
  };
}
