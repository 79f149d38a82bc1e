import { act, cleanup, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../../support/render";

const root = document.documentElement;

/** A device that prefers a dark or a light theme; the returned function changes the preference. */
function deviceAsksFor(theme: "light" | "dark") {
  const query = Object.assign(window.matchMedia(""), { matches: theme === "dark" });
  vi.spyOn(window, "matchMedia").mockReturnValue(query);
  return (next: "light" | "dark") => {
    Object.assign(query, { matches: next === "dark" });
    act(() => void query.dispatchEvent(new Event("change")));
  };
}

/** Loads the site: the script of index.html sets the theme before anything is painted. */
function loadSite() {
  cleanup();
  root.classList.remove("dark");
  onTestFinished(() => root.classList.remove("dark"));
  const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");
  for (const meta of document.head.querySelectorAll("meta[data-theme]")) meta.remove();
  document.head.append(...page.querySelectorAll("meta[data-theme]"));
  const script = page.querySelector("script:not([src])")?.textContent ?? "";
  // The build does this, see scripts/index-html.ts.
  runInThisContext(script.replaceAll("%STORAGE%", ""));
  return renderApp("/no/such/page").user;
}

const toggle = (next: "light" | "dark") =>
  screen.getByRole("button", { name: `Switch to ${next} theme` });

test("until a theme is chosen, the device's is used, even when it changes", () => {
  const deviceTurns = deviceAsksFor("dark");
  loadSite();
  expect(root).toHaveClass("dark");
  expect(toggle("light")).toBeVisible();

  deviceTurns("light");
  expect(root).not.toHaveClass("dark");
  expect(toggle("dark")).toBeVisible();
});

test.each(["system", "auto", '"light"'])(
  "%s, which a former site has stored, is no choice",
  (stored) => {
    localStorage.setItem("theme", stored);
    deviceAsksFor("dark");
    loadSite();

    expect(root).toHaveClass("dark");
    expect(toggle("light")).toBeVisible();
  },
);

test("a chosen theme overrides the device's, and is kept for the next visit", async () => {
  const deviceTurns = deviceAsksFor("light");
  const user = loadSite();
  await user.click(toggle("dark"));
  expect(root).toHaveClass("dark");

  deviceTurns("light");
  expect(root).toHaveClass("dark");

  loadSite();
  expect(root).toHaveClass("dark");
  expect(toggle("light")).toBeVisible();
});

test.each([
  ["in another tab", new StorageEvent("storage", { key: "theme" })],
  ["before going back", new PageTransitionEvent("pageshow", { persisted: true })],
])("a theme chosen %s is applied", (_where, event) => {
  deviceAsksFor("light");
  loadSite();
  localStorage.setItem("theme", "dark");
  act(() => void window.dispatchEvent(event));

  expect(root).toHaveClass("dark");
});

test("without storage the theme can still be switched", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const deviceTurns = deviceAsksFor("light");
  const user = loadSite();
  await user.click(toggle("dark"));
  expect(root).toHaveClass("dark");

  deviceTurns("light");
  expect(root).toHaveClass("dark");

  full.mockRestore();
  await user.click(toggle("light"));
  expect(localStorage.getItem("theme")).toBe("light");
});

/** The colour of the browser's own bars. */
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")]
    .filter(({ media }) => media === "all")
    .map(({ content }) => content);

test("versions of pictures are those for the theme, whatever the device prefers", async () => {
  deviceAsksFor("light");
  const user = loadSite();
  const version = Object.assign(document.createElement("source"), { media: "all" });
  version.dataset["theme"] = "light";
  document.body.append(version);
  onTestFinished(() => version.remove());
  await user.click(toggle("dark"));
  expect(version.media).toBe("not all");
  await user.click(toggle("light"));
  expect(version.media).toBe("all");
});

test("the browser's own bars have the colour of the theme, whatever the device prefers", async () => {
  deviceAsksFor("light");
  const user = loadSite();
  expect(barColours()).toEqual(["#f9f5ee"]);
  await user.click(toggle("dark"));
  expect(barColours()).toEqual(["#14100d"]);

  loadSite();
  expect(barColours()).toEqual(["#14100d"]);
});
