/**
 * Every page as every kind of user: accessible, no horizontal scrolling, no console errors
 * (including hydration mismatches), no CSP violations, no third-party requests. `npm test` visits
 * some pages of visitors and two of the owner once, in one of the states; the full run every page
 * as every user in each state.
 */
import { adminPaths, hiddenPaths, publicPaths } from "./site-paths.ts";
import { article, articlePath } from "./article.ts";
import { ada, owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  goToComments,
  open,
  watchViolations,
} from "./steps.ts";
import { baseUrl } from "./environment.ts";
import { isFull } from "../tests/support/scope.ts";

/** The narrowest and, of each layout, the width at which it begins and has the least room; the full run has more. */
const WIDTHS = isFull ? [320, 360, 640, 768, 1024, 1280, 1920] : [320, 640, 768, 1280];
const STATES = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 360 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 1280 },
] as const;

const everywhere = [
  ...publicPaths,
  "/blog?q=nobody+wrote+this",
  "/blog/no-such-article",
  "/no-such-page",
  ...hiddenPaths,
  "/admin",
];
const ownersPaths = [
  ...adminPaths,
  "/admin/posts/new",
  `/admin/posts/${article.id}`,
  "/admin/projects?new",
];
/** A visitors' page of each kind. */
const OFTEN = ["/", "/services", "/blog", articlePath, "/contact", "/music", "/pay", "/resume"];
/** Users with their pages, and those that `npm test` visits. */
const VISITS = [
  { who: "a visitor", account: undefined, paths: everywhere, often: OFTEN },
  { who: "a reader", account: ada, paths: everywhere, often: [] },
  {
    who: "the owner",
    account: owner,
    paths: [...ownersPaths, ...publicPaths, "/account"],
    often: ["/admin", "/admin/posts/new"],
  },
];

/** Pages that one browser visits one after another. */
const AT_ONCE = 4;

for (const { who, account, paths, often } of VISITS) {
  for (const [number, { colorScheme, width }] of STATES.entries()) {
    const isOften = (path: string, index: number) =>
      often.includes(path) && number === index % STATES.length;
    const everyChange = paths.filter(isOften);
    const rest = paths.filter((path) => !everyChange.includes(path));
    const visits = [...chunksOf(everyChange, ""), ...chunksOf(rest, "@full")];
    for (const { visited, tag } of visits) {
      test(
        `${visited.join(" ")} as ${who} sees it, ${colorScheme} at ${width}`,
        { tag },
        async ({ openBrowser }) => {
          const page = await openBrowser(account, {
            colorScheme,
            viewport: { width, height: 800 },
            // A locale and time zone far from those of the build.
            locale: "de-DE",
            timezoneId: "Pacific/Auckland",
            // Reduced motion, so that nothing is checked during a fade-in.
            reducedMotion: "reduce",
          });
          const asked: string[] = [];
          page.on("request", (request) => {
            if (!/^(data|blob):/.test(request.url())) asked.push(new URL(request.url()).origin);
          });
          page.on("websocket", (socket) => asked.push(new URL(socket.url()).origin));
          const violations = await watchViolations(page);

          for (const path of visited) {
            await test.step(path, async () => {
              await page.setViewportSize({ width, height: 800 });
              await open(page, path);
              if (await page.locator("#comments").isVisible()) await goToComments(page);
              await expectAccessible(page, [colorScheme]);
              for (const one of WIDTHS) {
                await page.setViewportSize({ width: one, height: 800 });
                await expectNoSidewaysScroll(page);
              }
              expect(await violations(), "stopped by the policy").toEqual([]);
            });
          }
          expect([...new Set(asked)]).toEqual([baseUrl]);
          const allowed = who === "the owner" ? "sidebar_state" : undefined;
          const cookies = await page.context().cookies();
          expect(cookies.filter(({ name }) => name !== allowed)).toEqual([]);
        },
      );
    }
  }
}

function chunksOf(paths: string[], tag: string) {
  const count = Math.ceil(paths.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => ({
    visited: paths.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    tag: tag ? [tag] : [],
  }));
}
