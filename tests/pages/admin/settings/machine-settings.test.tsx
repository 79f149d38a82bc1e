import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { refusedBy, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("the owner decides on search, answers and training by themselves, and reads what each means", async () => {
  const { user, saved } = await openSettings({ robots_search: "allowed" });
  expect(field("Search engines")).toHaveDisplayValue("Allow");
  expect(field("Answers of AI systems")).toHaveDisplayValue("Say nothing");
  expect(field("Training of AI models")).toHaveAccessibleDescription(
    /^Nothing is said of training/,
  );

  await user.selectOptions(field("Training of AI models"), "Refuse");
  expect(field("Training of AI models")).toHaveAccessibleDescription(/^robots\.txt refuses it/);
  await user.selectOptions(field("Answers of AI systems"), "Allow");
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    robots_search: "allowed",
    robots_ai_answers: "allowed",
    robots_ai_training: "refused",
  });
});

test("licence and hub are addresses, and what is refused is told at the field", async () => {
  const { user, saved } = await openSettings();
  await fill(user, field("Licence of the articles"), " https://example.com/licence ");
  await fill(user, field("WebSub hub"), "https://hub.example/");
  await user.click(save());
  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    content_license: "https://example.com/licence",
    websub_hub: "https://hub.example/",
  });

  const message = "The WebSub hub must be a web address (https://…).";
  server.use(
    http.patch(rest("site_settings"), () => refusedBy("site_settings_websub_hub_format", message)),
  );
  await fill(user, field("WebSub hub"), "https://hub");
  await user.click(save());
  await findToast("Failed to save settings", message);
  await waitFor(() => expect(field("WebSub hub")).toHaveFocus());
  expect(field("WebSub hub")).toHaveAccessibleDescription(
    new RegExp(`${message}$`.replace(/[()]/g, "\\$&")),
  );
});

test("what binds whom is a step away", async () => {
  const { user } = await openSettings();
  const section = within(screen.getByRole("region", { name: "Machines" }));
  await user.click(section.getByRole("link", { name: "what that means" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "What machines read" }),
  ).toBeVisible();
});
