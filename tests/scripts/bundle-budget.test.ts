import { expect, test } from "vitest";
import { exceeded, exceededBy } from "../../scripts/bundle-budget/check.ts";
import { scriptsOf, withPreloads } from "../../scripts/prerender/manifest.ts";

const KB = 1024;
const file = (name: string) => ({ file: `assets/${name}-abcdefgh.js` });
const manifest = {
  "index.html": { ...file("index"), isEntry: true, imports: ["_framework.js"] },
  "_framework.js": file("framework"),
  "_shared.js": { ...file("shared"), imports: ["_framework.js"] },
  "src/pages/AboutPage.tsx": {
    ...file("AboutPage"),
    imports: ["_framework.js", "_shared.js"],
    dynamicImports: ["src/lib/pdf.ts"],
  },
  "src/lib/pdf.ts": file("pdf"),
};

test("a build within its budget passes; for one over it, the excess and its causes are reported", () => {
  const light = {
    scripts: { "/about": {} },
    styles: 13 * KB,
    fonts: {},
    worker: 4 * KB,
    names: {},
  };
  expect(exceeded(light)).toEqual([]);

  const crumbs = Array.from({ length: 11 }, (_, number) => [`crumb${number}`, 0]);
  const heavy = {
    ...light,
    styles: 14 * KB,
    worker: 5 * KB,
    names: { "assets/0123456789.js": "framework", "assets/abcdef0123.js": "AboutPage" },
    scripts: {
      "/about": {
        "assets/0123456789.js": 100 * KB,
        "assets/abcdef0123.js": 32 * KB,
        ...Object.fromEntries(crumbs),
      },
    },
  };
  expect(exceeded(heavy)).toEqual([
    "Styles: 14.0 KB, 1.0 KB over the 13.0 KB allowed (one sheet 14.0 KB).",
    "Service worker: 5.0 KB, 1.0 KB over the 4.0 KB allowed (one file 5.0 KB).",
    "/about: scripts of a first visit: 132.0 KB, 3.0 KB over the 129.0 KB allowed (framework 100.0 KB, AboutPage 32.0 KB, crumb0 0.0 KB, crumb1 0.0 KB, crumb2 0.0 KB, crumb3 0.0 KB, 7 more 0.0 KB).",
    "/about: 13 scripts of a first visit, 10 are allowed.",
  ]);
});

test("a rendered page that is too large is reported", () => {
  expect(exceededBy("/about", 64 * 1024)).toBeNull();
  expect(exceededBy("/about", 65 * 1024)).toBe(
    "/about: HTML: 65.0 KB, 1.0 KB over the 64.0 KB allowed (one page 65.0 KB).",
  );
});

test("a page names the scripts that it needs to run, and none that is loaded on demand", () => {
  const needed = ["index", "AboutPage", "framework", "shared"].map((name) => file(name).file);
  expect(scriptsOf(manifest, ["/AboutPage.tsx"])).toEqual(needed);
  const shell = `<script type="module" src="/${file("index").file}"></script><style></style>`;
  expect(
    withPreloads(shell, { manifest, basePath: "" }, ["/AboutPage.tsx"]).match(/href="[^"]+"/g),
  ).toEqual(needed.slice(1).map((name) => `href="/${name}"`));
  expect(() => scriptsOf(manifest, ["/NoSuchPage.tsx"])).toThrow(/no file for \/NoSuchPage/);
});

test("a page names the styles of its code, but not those of the entry, which it already has", () => {
  const styled = {
    ...manifest,
    "index.html": { ...manifest["index.html"], css: ["assets/index.css"] },
    "_shared.js": { ...manifest["_shared.js"], css: ["assets/shared.css"] },
  };
  const page = withPreloads("<style></style>", { manifest: styled, basePath: "/site" }, [
    "/AboutPage.tsx",
  ]);
  expect(page).toContain(
    '<link rel="preload" as="style" crossorigin href="/site/assets/shared.css">',
  );
  expect(page).not.toContain("index.css");
});
