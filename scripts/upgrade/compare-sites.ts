import fs from "node:fs";
import path from "node:path";
import { diffLines } from "diff";
import sharp from "sharp";
import { findChromium, launchChromium } from "../chromium.ts";
import { filesIn } from "../lib/folder-files.ts";
import { linesOf } from "./lines-of.ts";

export type PageChange = { page: string; kind: "gone" | "new" | "changed"; lines: string[] };
export type PictureChange = { page: string; width: number; before: string; after: string };

/** Changed lines to show of a page. */
const SHOWN_LINES = 12;
const WIDTHS = [360, 1280];
/** Pages to take screenshots of: those that every site has, and the first of each list. */
const SCREENSHOT_PAGES = ["index", "blog", "projects", "about", "music", "services", "contact"];
const FIRST_OF = ["blog", "projects"];

/** Compares the text of two built sites, page by page. */
export function comparePages(before: string, after: string): PageChange[] {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const pages = [...new Set([...old, ...now])].toSorted();
  return pages.flatMap((page): PageChange[] => {
    if (!now.includes(page)) return [{ page, kind: "gone", lines: [] }];
    if (!old.includes(page)) return [{ page, kind: "new", lines: [] }];
    const lines = changedLines(textOf(before, page), textOf(after, page));
    return lines.length > 0 ? [{ page, kind: "changed", lines }] : [];
  });
}

/**
 * Takes screenshots of some pages of both sites, as they are without JavaScript, and keeps the pairs that differ.
 *
 * @returns null where there is no browser
 */
export async function comparePictures(
  before: string,
  after: string,
  directory: string,
): Promise<PictureChange[] | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await launchChromium(executablePath);
  try {
    const changes: PictureChange[] = [];
    const old = pagesOf(before);
    for (const page of screenshotPages(after).filter((name) => old.includes(name))) {
      for (const width of WIDTHS) {
        const [pictureBefore, pictureAfter] = [
          await takeScreenshot(before, page, width),
          await takeScreenshot(after, page, width),
        ];
        if (await areEqual(pictureBefore, pictureAfter)) continue;
        const name = `${page.replaceAll("/", "-")}-${width}`;
        const files = { before: `${name}-before.png`, after: `${name}-after.png` };
        fs.writeFileSync(path.join(directory, files.before), pictureBefore);
        fs.writeFileSync(path.join(directory, files.after), pictureAfter);
        changes.push({ page, width, ...files });
      }
    }
    return changes;
  } finally {
    await browser.close();
  }

  async function takeScreenshot(site: string, page: string, width: number): Promise<Buffer> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
      reducedMotion: "reduce",
    });
    try {
      await context.route("**/*", (route) => {
        const { pathname } = new URL(route.request().url());
        const file = path.join(site, decodeURIComponent(pathname));
        return fs.existsSync(file) && fs.statSync(file).isFile()
          ? route.fulfill({ path: file })
          : route.abort();
      });
      const tab = await context.newPage();
      await tab.goto(`http://site.example/${page}.html`, { waitUntil: "load" });
      return await tab.screenshot({ fullPage: true });
    } finally {
      await context.close();
    }
  }
}

/** Those that every site has, and the first of each list; the pages at ids and former slugs only lead to them. */
export function screenshotPages(site: string): string[] {
  const pages = pagesOf(site);
  const firsts = FIRST_OF.flatMap((list) =>
    pages.filter((page) => path.dirname(page) === list && isShown(site, page)).slice(0, 2),
  );
  return [...SCREENSHOT_PAGES.filter((page) => pages.includes(page)), ...firsts];
}

async function areEqual(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  return a !== undefined && b !== undefined && a.equals(b);
}

function isShown(site: string, page: string): boolean {
  return fs.readFileSync(path.join(site, `${page}.html`), "utf8").includes('id="root"');
}

/** Paths of the pages without their extension; the admin area has no text until it is opened. */
function pagesOf(site: string): string[] {
  return filesIn(site)
    .filter((name) => name.endsWith(".html") && !/^(admin|assets)\//.test(name))
    .map((name) => name.slice(0, -".html".length))
    .toSorted();
}

function textOf(site: string, page: string): string {
  const html = fs.readFileSync(path.join(site, `${page}.html`), "utf8");
  return `${linesOf(html).join("\n")}\n`;
}

function changedLines(before: string, after: string): string[] {
  if (before === after) return [];
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split("\n")
        .map((line) => `${added ? "+" : "−"} ${line}`),
    )
    .slice(0, SHOWN_LINES);
}
