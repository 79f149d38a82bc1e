import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";
import { renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";

test("profiles elsewhere open in a new tab, mail and telephone do not", async () => {
  renderApp("/resume");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(profile.name);
  const elsewhere = screen.getByRole("link", { name: /^github\.com/ });
  expect(elsewhere).toHaveAttribute("target", "_blank");
  expect(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: /@/ })).not.toHaveAttribute("target");
});

test("no line begins with the dot between two skills", async () => {
  renderApp("/resume");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("main").textContent).toMatch(/\u00a0· /);
  expect(screen.getByRole("main").textContent).not.toContain(" · ");
});

test("contacts that the owner has set win over the profile's", async () => {
  serveSettings({ contact_email: "jobs@example.com", social_github: "https://github.com/other" });
  renderApp("/resume");
  const mail = await screen.findByRole("link", { name: "jobs@example.com" });
  expect(mail).toHaveAttribute("href", "mailto:jobs@example.com");
  expect(screen.getByRole("link", { name: "github.com/other" })).toBeVisible();
});
