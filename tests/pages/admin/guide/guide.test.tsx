import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openAsOwner } from "../../../support/owner";

test("the owner reads how to publish, and follows a link to another guide", async () => {
  openAsOwner("/admin/guide/deploy");

  expect(await screen.findByRole("heading", { level: 1, name: "Publish the site" })).toBeVisible();
  const article = within(screen.getByRole("main"));
  expect(await article.findByRole("heading", { name: "Emails" })).toBeVisible();
  expect(article.getByRole("link", { name: "backups" })).toHaveAttribute(
    "href",
    "/admin/guide/backup",
  );
  const place = article.getByRole("link", { name: "second factor" }).getAttribute("href");
  expect(document.getElementById(place?.slice(1) ?? "")).toHaveTextContent("Second factor");
});

test("while a guide is loaded, no other heading flashes", async () => {
  openAsOwner("/admin/guide/backup");

  expect(await screen.findByRole("status", { name: "Loading the guide" })).toBeVisible();
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
});

test("an unknown guide is reported as not found, with the way to the others", async () => {
  openAsOwner("/admin/guide/constructor");

  expect(await screen.findByText("There is no such guide")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Guide" })).toBeVisible();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Health" })).toHaveAttribute("href", "/admin/health");
});
