// @module-tag full
/** The site of an owner who has had two jobs with the same title. */
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type * as Career from "@/content/career";
import { renderApp } from "../../support/render";

vi.mock("@/content/career", async () => {
  const { career } = await vi.importActual<typeof Career>("@/content/career");
  return { career: career.map((entry) => Object.assign(entry, { title: "Software engineer" })) };
});

// React complains about duplicate keys, which fails the test.
test.each(["/", "/resume"])("both are on %s", async (path) => {
  renderApp(path);
  const titles = await screen.findAllByRole("heading", { name: "Software engineer" });
  expect(titles.length).toBeGreaterThan(1);
});
