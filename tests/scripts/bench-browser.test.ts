import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, onTestFinished, test } from "vitest";
import { makeFloor } from "../../scripts/bench/browser/floor.ts";
import { cellOf, limitOf, median } from "../../scripts/bench/browser/page-table.ts";

test("one noisy run in three changes nothing, what never happened twice has never happened", () => {
  expect(median([900, 5000, 800])).toBe(900);
  expect(median([2, 10, 4, 3])).toBe(3.5);
  expect(median([2000, Infinity, Infinity])).toBe(Infinity);
  expect(median([])).toBeNaN();
});

test("a figure over its budget is marked, as a time, as a share of its floor, and when it never came", () => {
  const tap = { title: "tap", most: 100 };
  expect(cellOf(tap, [100])).toBe("100");
  expect(cellOf(tap, [101])).toBe("101 !");
  expect(cellOf({ title: "CLS", most: 0.02, digits: 3 }, [0.0212])).toBe("0.021 !");

  const paint = { title: "FCP", most: 1.15, per: "fcp" } as const;
  expect(limitOf(paint)).toBe("≤ ×1.15");
  expect(cellOf(paint, [805], 700)).toBe("805 ×1.15");
  expect(cellOf(paint, [812], 700)).toBe("812 ×1.16 !");
  expect(cellOf(paint, [Infinity], 700)).toBe("never !");
  expect(cellOf(paint, [], 700)).toBe("not measured !");
});

test("the page to measure against has the texts, pictures and fields, and nothing that runs or is fetched besides", () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "floor-"));
  onTestFinished(() => fs.rmSync(directory, { recursive: true }));
  const [site, floor] = [path.join(directory, "site"), path.join(directory, "floor")];
  fs.mkdirSync(path.join(site, "images"), { recursive: true });
  fs.writeFileSync(
    path.join(site, "about.html"),
    `<html><head><title>A &lt; B</title><link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head>
    <body><main class="page"><h1 class="big" style="font-family:Geist">Hello</h1><img src="/images/me.avif" width="4">
    <input name="email"><p hidden>Later</p><script>go()</script><script id="page-data">{}</script></main></body></html>`,
  );
  makeFloor(site, floor, ["/about"]);

  const { document } = new JSDOM(fs.readFileSync(path.join(floor, "about.html"), "utf8")).window;
  expect(document.title).toBe("A < B");
  expect(document.querySelector("main")?.textContent.trim()).toBe("Hello");
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/images/me.avif");
  expect(document.querySelector("input")).not.toBeNull();
  expect(document.querySelectorAll("script, link[rel=stylesheet], [class], [style]")).toHaveLength(
    0,
  );
});
