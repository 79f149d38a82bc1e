import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import * as limits from "@/lib/supabase/limits/site-settings";
import { renderApp } from "../../../support/render";
import { heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";
import { findToast } from "../../../support/toasts";
import { openSettings } from "../../../support/open-settings";
import { fill } from "../../../support/fill";

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const button = (name: string) => screen.getByRole("button", { name });
const toggle = (name: string) => screen.getByRole("switch", { name });
const unsaved = () => screen.queryByText("You have unsaved changes");

test("the owner sees every setting as stored", async () => {
  await openSettings({
    site_name: "Test site",
    seo_title: "Best of tests",
    enable_comments: false,
    social_twitter: "https://twitter.com/test",
  });

  expect(field("Site name")).toHaveValue("Test site");
  expect(field("Site description")).toHaveValue("A sample site.");
  expect(field("Language of articles")).toHaveDisplayValue("English");
  expect(field("Contact email")).toHaveValue("hello@example.com");
  expect(field("Admin email")).toHaveValue("owner@example.com");
  expect(toggle("Comments")).not.toBeChecked();
  expect(toggle("Analytics")).toBeChecked();
  expect(toggle("Email notifications")).toBeChecked();
  expect(toggle("GitHub sign-in")).not.toBeChecked();
  expect(toggle("Maintenance mode")).not.toBeChecked();
  expect(field("SEO title")).toHaveValue("Best of tests");
  expect(field("SEO description")).toHaveValue("");
  expect(field("GitHub link")).toHaveValue("https://github.com/example");
  expect(field("LinkedIn link")).toHaveValue("");
  expect(field("Twitter link")).toHaveValue("https://twitter.com/test");
  for (const name of ["Contact email", "Admin email"])
    expect(field(name)).toHaveAttribute("type", "email");
  expect(field("Admin email")).toHaveAccessibleDescription(/^Private\./);
  expect(field("Site name")).toHaveAttribute("maxlength", String(limits.site_name_max_length));
});

test("changes are stored, trimmed, and confirmed", async () => {
  const { user, saved } = await openSettings();
  expect(unsaved()).not.toBeInTheDocument();
  await user.clear(field("Site name"));
  await fill(user, field("Site name"), "  Ada’s notes ");
  await user.selectOptions(field("Language of articles"), "Deutsch");
  await user.click(toggle("Maintenance mode"));
  expect(unsaved()).toBeVisible();
  await user.click(button("Save Settings"));

  await findToast("Settings Saved");
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    site_name: "Ada’s notes",
    language: "de",
    maintenance_mode: true,
  });
  expect(saved[0]).not.toHaveProperty("updated_at");
  expect(field("Site name")).toHaveValue("Ada’s notes");
  expect(unsaved()).not.toBeInTheDocument();
  await waitFor(() => expect(button("Save Settings")).toHaveFocus());
});

test("an invalid email address is not sent, and the field shows why", async () => {
  const { user, saved } = await openSettings();
  await user.clear(field("Contact email"));
  await fill(user, field("Contact email"), "nobody");
  await user.click(button("Save Settings"));

  expect(field("Contact email")).toBeInvalid();
  expect(field("Contact email")).toHaveAccessibleDescription(/Public.*\w+ .*/);
  expect(field("Contact email")).toHaveFocus();
  expect(saved).toEqual([]);
});

test("unsaved changes can be discarded, after a question", async () => {
  const { user } = await openSettings({ site_name: "Stored" });
  await fill(user, field("Site name"), " and more");
  await user.click(button("Discard"));
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(field("Site name")).toHaveValue("Stored and more");
  await user.click(button("Discard"));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(field("Site name")).toHaveValue("Stored");
  expect(unsaved()).not.toBeInTheDocument();
});

test("a placeholder is shown until the settings are loaded, and a failure offers Retry", async () => {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const { release, answer } = heldBack(() => HttpResponse.error());
  server.use(http.post(rest("rpc/read_site_settings"), answer));
  const { user } = renderApp("/admin/settings");
  expect(await screen.findByRole("status", { name: "Loading settings" })).toBeVisible();
  release();
  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");

  server.use(http.post(rest("rpc/read_site_settings"), () => HttpResponse.json([])));
  await user.click(button("Retry"));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Only the owner can read the settings."),
  );
});
