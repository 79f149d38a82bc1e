import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";
import { renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";

test("profiles on other sites open in a new tab, email and phone links do not", async () => {
  renderApp("/resume");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(profile.name);
  const elsewhere = screen.getByRole("link", { name: /^github\.com/ });
  expect(elsewhere).toHaveAttribute("target", "_blank");
  expect(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: /@/ })).not.toHaveAttribute("target");
});

test("no line starts with the dot between two skills", async () => {
  renderApp("/resume");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("main").textContent).toMatch(/\u00a0· /);
  expect(screen.getByRole("main").textContent).not.toContain(" · ");
});

test("the owner's settings take precedence over the profile's contacts", async () => {
  serveSettings({ contact_email: "jobs@example.com", social_github: "https://github.com/other" });
  renderApp("/resume");
  const mail = await screen.findByRole("link", { name: "jobs@example.com" });
  expect(mail).toHaveAttribute("href", "mailto:jobs@example.com");
  expect(screen.getByRole("link", { name: "github.com/other" })).toBeVisible();
});
