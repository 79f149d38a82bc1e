/** The site of an owner who has switched off every page that can be. */
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hasAdminPage } from "@/sections";
import { publicRoutes } from "@/router";
import { adminNavigation } from "@/layouts/admin/admin-navigation";
import { ownerEntries } from "@/layouts/admin/palette-entries";
import { pageEntries } from "@/layouts/palette/entries";
import { paths, sections } from "@/paths";
import type * as Env from "@/lib/env";
import type * as Paths from "@/paths";
import { renderApp } from "./support/render";

vi.mock("@/content/sections", async () => {
  const { sections: all } = await vi.importActual<typeof Paths>("@/paths");
  return { switchedOff: all };
});
vi.mock("@/lib/env", async () => {
  const { env } = await vi.importActual<typeof Env>("@/lib/env");
  return { env: { ...env, hasEveryPage: false } };
});

/** The paths that links on the shown page lead to. */
const linked = () =>
  screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split(/[/?#]/)[1]);
const off: ReadonlySet<string | undefined> = new Set([...sections, "resume.pdf"]);

test("a page that is switched off is not found at its URL or below it", async () => {
  for (const address of ["/projects/tidewatch", ...sections.map((section) => `/${section}`)]) {
    expect(publicRoutes.map(({ path }) => path)).not.toContain(address);
  }
  renderApp("/projects/tidewatch");

  expect(await screen.findByRole("heading", { name: "Oops! Page Not Found" })).toBeVisible();
  expect(linked().filter((path) => off.has(path))).toEqual([]);
});

test("the home page neither shows nor links to such a page, and renumbers its other sections", async () => {
  renderApp("/");

  expect(await screen.findByText("01 — Journal")).toBeVisible();
  expect(screen.getByText("02 — Contact")).toBeVisible();
  for (const name of ["Experience", "Services", "About", "Projects"]) {
    expect(screen.queryByText(new RegExp(`— ${name}$`))).not.toBeInTheDocument();
  }
  expect(linked().filter((path) => off.has(path))).toEqual([]);
});

test("menus and palette contain the remaining pages, renumbered", async () => {
  renderApp("/contact");

  expect(await screen.findByText("03 — Contact")).toBeVisible();
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Home",
    "Blog",
    "Contact",
  ]);
  const inPalette = pageEntries().map(({ path }) => path);
  expect(inPalette.filter((path) => off.has(path?.slice(1)))).toEqual([]);
});

test("the admin area has no links to requests and projects that nobody can make or see", () => {
  const shown = [...adminNavigation.map(({ to }) => to), ...ownerEntries().map(({ path }) => path)];

  expect(shown).toContain(paths.adminPosts);
  expect(shown).not.toContain(paths.adminConsultations);
  expect(shown.filter((path) => path?.startsWith(paths.adminProjects))).toEqual([]);
  expect(hasAdminPage(paths.adminSettings)).toBe(true);
});
