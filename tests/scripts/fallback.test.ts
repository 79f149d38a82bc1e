import fs from "node:fs";
import { expect, test } from "vitest";
import { SHELL } from "../../scripts/prerender/inline.ts";
import { vercelConfig } from "../../scripts/security-headers.ts";

/** Addresses that have no file, and are a page all the same. */
const PAGES = ["/blog/newer-than-the-build", "/admin/what", "/assets-of-mine", "/no-such-page"];
const GONE = ["/assets/HomePage-old12345.js", "/assets/a/b.woff2", "/assets/index"];

type Rule = { from: string; to: string; status: number };

/** The rules of netlify.toml; the first that fits counts, and files come before all. */
function netlify(address: string): Pick<Rule, "to" | "status"> | undefined {
  const rules = fs.readFileSync("netlify.toml", "utf8").split("[[redirects]]").slice(1);
  const found = rules
    .map((text): Rule => {
      const value = (key: string) => new RegExp(`^\\s*${key} = "?(.+?)"?$`, "m").exec(text)?.[1];
      return { from: value("from") ?? "", to: value("to") ?? "", status: Number(value("status")) };
    })
    .find(({ from }) => address.startsWith(from.replace(/\*$/, "")));
  return found && { to: found.to, status: found.status };
}

/** What Vercel sends for an address without a file; without a rewrite that is its 404. */
function vercel(address: string): string | undefined {
  const { rewrites } = vercelConfig();
  return rewrites.find(({ source }) => new RegExp(`^${source}$`).test(address))?.destination;
}

test.each(PAGES)("hosts answer %s with the page that renders in the browser", (address) => {
  expect(netlify(address)).toEqual({ to: `/${SHELL}`, status: 404 });
  expect(vercel(address)).toBe(`/${SHELL.replace(/\.html$/, "")}`);
});

test.each(GONE)(
  "hosts answer %s, a file that is gone, with a 404 and not with a page",
  (address) => {
    expect(netlify(address)).toEqual({ to: "/assets/404.html", status: 404 });
    expect(vercel(address)).toBeUndefined();
  },
);

test("no rule stands before the files where rules come first, as on Cloudflare Pages", () => {
  expect(fs.existsSync("public/_redirects")).toBe(false);
});
