/** Pages rendered ahead of time: what can be read at once, and how the app takes them over. */
import { recordFigure } from "../scripts/figures.ts";
import { ada, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

const POST = "/blog/debugging-by-bisection";
const PAGES = {
  "/": "Latest Articles",
  "/about": "About",
  "/skills": "Skills",
  "/projects": "All Projects",
  "/music": "Playlist",
  "/blog": "All Articles",
  [POST]: "Debugging by bisection",
  "/blog/00000000-0000-4000-8000-000000000101": "Comments",
  "/resume": "Resume",
  "/services": "How I Work",
  "/contact": "Quick Response",
  "/pay": "Ways to pay",
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [who, account] of [
    ["nobody", undefined],
    ["a reader", ada],
    ["the owner", owner],
  ] as const) {
    test(`every page is taken over as it stands, in ${colorScheme} colours by ${who}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(account, {
        colorScheme,
        locale: "de-DE",
        timezoneId: "Pacific/Auckland",
        reducedMotion: colorScheme === "dark" ? "reduce" : "no-preference",
      });
      for (const address of Object.keys(PAGES)) {
        await page.goto(`${address}?q=a&method=bitcoin&status=completed#contact`);
        await expect(page.locator("#page-data"), address).toBeAttached();
      }
    });
  }
}
