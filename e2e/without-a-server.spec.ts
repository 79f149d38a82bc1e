/** With only the files of the build, each page looks as it does with the backend. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { articlePath } from "./article.ts";
import { expect, test } from "./fixtures.ts";
import { isolatedSite } from "./isolated-site.ts";
import { publicPaths } from "./site-paths.ts";
import { open } from "./steps.ts";

// A separate site: nobody writes a comment in the meantime.
const site = isolatedSite();

const SERVICES = /\/(?:rest|auth|storage|functions)\/v1\//;
const STATES = (["light", "dark"] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, width })),
);

/** A screenshot of a page, without animations, the notice about the server, and the times of sample comments. */
async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await open(page, site.url + path.slice(1));
  // Content further down is lazy-loaded.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByText("Loading comments...")).toHaveCount(0);
  await page.evaluate(async () => {
    const pictures = [...document.images].map(async (image) => {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  return page.screenshot({
    fullPage: true,
    animations: "disabled",
    mask: [page.locator("video")],
    style: "[role=status], section[aria-labelledby=comments] time { visibility: hidden }",
  });
}

/** Pages that show most kinds of pictures; `npm test` checks each of them once. */
const OFTEN = new Set(["/", articlePath]);

/** Rounding differences, of 255, where the corners of a button blend with the bar behind it. */
const ROUNDED = 3;

/** The largest difference of a pixel's colour channel, from 0 to 255. */
async function difference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((picture) => sharp(picture).raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return 255;
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

for (const [index, path] of publicPaths.entries()) {
  for (const [number, { colorScheme, width }] of STATES.entries()) {
    test(
      `${path} looks the same without a server, ${colorScheme} at ${width}`,
      { tag: OFTEN.has(path) && number === index % STATES.length ? [] : ["@full"] },
      async ({ openBrowser, browserConsole }) => {
        browserConsole.expect(/ERR_FAILED/);
        const page = await openBrowser(undefined, {
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        // A page shows the current time.
        await page.clock.setFixedTime(new Date());
        const before = await pictureOf(page, path);
        await page.route(SERVICES, (route) => route.abort());
        expect(await difference(before, await pictureOf(page, path))).toBeLessThanOrEqual(ROUNDED);
      },
    );
  }
}
