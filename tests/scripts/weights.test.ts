import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { publicPages } from "../../scripts/weights/budgets.ts";
import { checkHtml, exceeded, inKB } from "../../scripts/weights/check.ts";
import { weighScripts } from "../../scripts/weights/weigh.ts";

const KB = 1024;
const light = Object.fromEntries(
  Object.keys(publicPages).map((path) => [path, { responds: {}, later: {} }]),
);

test("a build within its budgets passes, one that is over them is told by how much and by what", () => {
  expect(exceeded(light, { "assets/index-abcdefgh.css": 14 * KB }, {})).toEqual([]);

  const { responds = 0, inAll = 0 } = publicPages["/skills"] ?? {};
  const heavy = {
    ...light,
    "/skills": {
      responds: {
        "assets/framework-abcdefgh.js": responds - 10 * KB,
        "assets/SkillsPage-abcdefgh.js": 12 * KB,
      },
      later: { "assets/confetti-abcdefgh.js": inAll - responds },
    },
  };
  const framework = `framework ${inKB(responds - 10 * KB)}`;
  const confetti = `confetti ${inKB(inAll - responds)}`;
  expect(exceeded(heavy, { "assets/index-abcdefgh.css": 15 * KB }, {})).toEqual([
    "Styles: 15.0 KB, 1.0 KB over the 14.0 KB allowed (index 15.0 KB).",
    `/skills: scripts until it responds: ${inKB(responds + 2 * KB)}, 2.0 KB over the ${inKB(responds)} allowed (${framework}, SkillsPage 12.0 KB).`,
    `/skills: scripts of a first visit: ${inKB(inAll + 2 * KB)}, 2.0 KB over the ${inKB(inAll)} allowed (${framework}, ${confetti}, SkillsPage 12.0 KB).`,
  ]);
});

test("a rendered page that is too large is named", () => {
  expect(() => checkHtml("/about", "<p>short</p>")).not.toThrow();
  let noise = "";
  for (let number = 1; noise.length < 400_000; number += 1) noise += Math.sin(number);
  expect(() => checkHtml("/about", noise)).toThrow(/^The build exceeds[^]*\/about: HTML: \d+/);
});

/** Builds modules that stand for the entry and every page, without writing anything. */
async function bundleOf(sources: Record<string, string>): Promise<Rolldown.OutputBundle> {
  let found: Rolldown.OutputBundle = {};
  await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: false, rolldownOptions: { input: "/entry.js" } },
    plugins: [
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
        generateBundle: { order: "post", handler: (_options, bundle) => void (found = bundle) },
      },
    ],
  });
  return found;
}

/** Names of files without their hashes. */
function names(files = {}): string[] {
  return Object.keys(files).map((file) => file.replace(/-[\w-]{8}\.js$/, ""));
}

test("what a page imports counts until it responds, what is imported late counts after, what waits for a click not at all", async () => {
  const pages = Object.values(publicPages).map(({ module }) => `/${module}`);
  const bundle = await bundleOf({
    "/entry.js": pages
      .map((page) => `globalThis.load("${page}", () => import("${page}"));`)
      .join(""),
    ...Object.fromEntries(pages.map((page) => [page, `globalThis.shown = "${page}"`])),
    "/src/pages/home/HomePage.tsx":
      'import "/src/shared.ts"; globalThis.late = () => import("/src/late.ts"); globalThis.asked = () => import("/src/layouts/public/SignInDialog.tsx");',
    "/src/pages/about/AboutPage.tsx": 'import "/src/shared.ts"; globalThis.shown = "about"',
    "/src/shared.ts": 'globalThis.shared = "shared by two pages"',
    "/src/late.ts": 'globalThis.came = "late"',
    "/src/layouts/public/SignInDialog.tsx": 'globalThis.dialog = "asked for"',
  });
  const home = weighScripts(bundle, "")["/"];
  expect(names(home?.responds).toSorted()).toEqual([
    "assets/HomePage",
    "assets/entry",
    "assets/shared",
  ]);
  expect(names(home?.later)).toEqual(["assets/late"]);
});
