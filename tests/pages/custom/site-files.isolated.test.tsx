// @module-tag full
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type * as files from "@/lib/browser/site-files";
import { registerSiteFiles } from "@/lib/browser/site-files";
import { pageRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { servePages } from "./serve-page";

const reloadFromHost = vi.hoisted(() => vi.fn<() => void>());
vi.mock("@/lib/browser/site-files", async (original) => ({
  ...(await original<typeof files>()),
  reloadFromHost,
}));

test("if the host has a file at the path, a link within the site loads it from the host", async () => {
  servePages([pageRow({ title: "Uses", path: "uses", place: "footer" })]);
  window.history.replaceState(null, "", "/privacy");
  registerSiteFiles(["/uses"]);
  const { user } = renderApp("/privacy");
  await user.click(await screen.findByRole("link", { name: "Uses" }));
  await waitFor(() => expect(reloadFromHost).toHaveBeenCalled());
  expect(screen.getByRole("status", { name: "Loading page" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Uses" })).not.toBeInTheDocument();
});

test("the page that the host served at the loaded URL stays", async () => {
  reloadFromHost.mockClear();
  servePages([pageRow({ title: "Uses", path: "uses" })]);
  window.history.replaceState(null, "", "/uses");
  registerSiteFiles(["/uses"]);
  renderApp("/uses");
  expect(await screen.findByRole("heading", { level: 1, name: "Uses" })).toBeVisible();
  expect(reloadFromHost).not.toHaveBeenCalled();
});
