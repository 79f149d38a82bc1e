import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { openSettings } from "../../../support/open-settings";
import { refusedBy, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { fill } from "../../../support/fill";

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("the owner sees whose comments wait, and what each choice means", async () => {
  const { user } = await openSettings({ comment_moderation: "newcomers", hold_links: true });

  const select = field("Hold comments by");
  expect(select).toHaveDisplayValue("Newcomers");
  expect(select).toHaveAccessibleDescription(/Visitors without an account are always new\.$/);
  expect(screen.getByRole("switch", { name: "Hold links" })).toBeChecked();
  await user.selectOptions(select, "Everybody");
  expect(select).toHaveAccessibleDescription(/^Every comment waits/);
  await user.selectOptions(select, "Nobody");
  expect(select).toHaveAccessibleDescription(/^Comments appear at once/);
});

test("lists are stored one entry on each line, without what is empty", async () => {
  const { user, saved } = await openSettings({ blocked_words: "casino" });
  expect(field("Blocked words")).toHaveValue("casino");

  await user.selectOptions(field("Hold comments by"), "Newcomers");
  await user.click(screen.getByRole("switch", { name: "Hold links" }));
  await user.type(field("Blocked words"), "{Enter}{Enter}  cheap watches ");
  await user.type(field("Blocked people"), "eve@example.com{Enter}");
  await fill(user, field("Blocked networks"), " 203.0.113.0/24");
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    comment_moderation: "newcomers",
    hold_links: true,
    blocked_words: "casino\ncheap watches",
    blocked_people: "eve@example.com",
    blocked_networks: "203.0.113.0/24",
  });
  expect(field("Blocked words")).toHaveValue("casino\ncheap watches");
});

test("a network that is none is told at its list, and nothing typed is lost", async () => {
  const { user } = await openSettings();
  const message =
    "The blocked networks are IP addresses or networks such as 203.0.113.0/24, and this is none: 300.1.1.1";
  server.use(
    http.patch(rest("site_settings"), () =>
      refusedBy("site_settings_blocked_networks_format", message),
    ),
  );
  await user.type(field("Blocked words"), "{Enter}more");
  await user.type(field("Blocked networks"), "192.0.2.1{Enter}300.1.1.1");
  await user.click(save());

  await findToast("Failed to save settings", message);
  expect(field("Blocked networks")).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await waitFor(() => expect(field("Blocked networks")).toHaveFocus());
  expect(field("Blocked networks")).toHaveValue("192.0.2.1\n300.1.1.1");
  expect(field("Blocked words")).toHaveValue("casino\nmore");
});
