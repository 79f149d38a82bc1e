import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";
import { hrefOf } from "../../../support/texts";
import { findToast } from "../../../support/toasts";

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("search, AI answers and AI training are set separately", { tags: "full" }, async () => {
  const { user, saved } = await openSettings({ robots_search: "allowed" });
  expect(field("Search engines")).toHaveDisplayValue("Allow");
  expect(field("AI answers")).toHaveDisplayValue("Say nothing");
  expect(field("AI training")).toHaveAccessibleDescription(
    /^No preference is stated about training/,
  );

  await user.selectOptions(field("AI training"), "Refuse");
  expect(field("AI training")).toHaveAccessibleDescription(/^robots\.txt disallows it/);
  await user.selectOptions(field("AI answers"), "Allow");
  await fill(user, field("Article licence"), " https://example.com/licence ");
  await fill(user, field("WebSub hub"), "https://hub.example/");
  expect(hrefOf("what that means")).toMatch(/^\/admin\/guide\//);
  await user.click(save());

  await findToast("Settings Saved");
  expect(saved[0]).toMatchObject({
    robots_search: "allowed",
    robots_ai_answers: "allowed",
    robots_ai_training: "refused",
    content_license: "https://example.com/licence",
    websub_hub: "https://hub.example/",
  });
});

test("the owner sees whose comments are held, and what each choice means", async () => {
  const { user } = await openSettings({ comment_moderation: "newcomers", hold_links: true });

  const select = field("Hold for review");
  expect(select).toHaveDisplayValue("Comments from newcomers");
  expect(select).toHaveAccessibleDescription(
    /Visitors without an account always count as newcomers\.$/,
  );
  expect(screen.getByRole("switch", { name: "Hold comments with links" })).toBeChecked();
  await user.selectOptions(select, "All comments");
  expect(select).toHaveAccessibleDescription(/^Every comment waits/);
  await user.selectOptions(select, "No comments");
  expect(select).toHaveAccessibleDescription(/^Comments appear at once/);
});

test("lists are stored with one entry per line, without empty ones", async () => {
  const { user, saved } = await openSettings({ blocked_words: "casino" });
  expect(field("Blocked words")).toHaveValue("casino");

  await user.selectOptions(field("Hold for review"), "Comments from newcomers");
  await user.click(screen.getByRole("switch", { name: "Hold comments with links" }));
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
