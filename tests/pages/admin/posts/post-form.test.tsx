import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { postRow } from "../../../support/factories";
import { serveSettings } from "../../../support/server";
import { field, openNewPost, openPost, openSettings } from "./open-editor";
import { fill } from "../../../support/fill";

const save = () => screen.getByRole("button", { name: "Save draft" });
const tags = () =>
  within(screen.getByRole("list", { name: "Tags of this post" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("the read time is computed from the text until a number is typed", async () => {
  const { user, inserted } = await openNewPost();
  await openSettings(user);
  const minutes = field("Read time in minutes");
  expect(minutes).toHaveValue(1);

  await user.type(field("Title"), "Counted");
  fireEvent.input(field("Content"), { target: { value: `- ${"word ".repeat(401)}` } });
  await waitFor(() => expect(minutes).toHaveValue(3));
  expect(screen.getByText("401 words")).toHaveTextContent("401 words · 3 min read");

  await user.clear(minutes);
  await user.tab();
  expect(minutes).toHaveValue(5);

  await user.clear(minutes);
  await user.type(minutes, "0");
  await user.tab();
  expect(minutes).toHaveValue(1);

  await user.clear(minutes);
  await user.type(minutes, "5000");
  await user.tab();
  expect(minutes, "the most that is stored").toHaveValue(1000);

  await user.clear(minutes);
  await user.type(minutes, "42");
  await user.type(field("Content"), " more");
  expect(minutes).toHaveValue(42);
  await user.click(screen.getByRole("button", { name: "Count from the content instead" }));
  expect(minutes).toHaveValue(3);
  await user.clear(minutes);
  await user.type(minutes, "42");
  await user.click(save());
  await waitFor(() => expect(inserted[0]?.read_time).toBe(42));
});

test("tags are trimmed and unique, added and removed", { tags: "full" }, async () => {
  const { user, inserted } = await openNewPost();
  await openSettings(user);
  const input = field("Tags");

  await user.type(input, "  html {Enter}");
  await user.type(input, "HTML{Enter}");
  await user.type(input, "   {Enter}");
  await fill(user, input, "dom");
  await user.click(screen.getByRole("button", { name: "Add tag" }));
  await user.click(await screen.findByRole("button", { name: "+ react" }));
  expect(tags()).toEqual(["html", "dom", "react"]);
  expect(screen.queryByRole("button", { name: "+ react" })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Remove tag dom" }));
  expect(tags()).toEqual(["html", "react"]);
  expect(input).toHaveFocus();

  await fill(user, field("Title"), "Tagged");
  await fill(user, field("Content"), "Text");
  // Tags that were typed but not added are saved with the others.
  await user.type(input, " svg ");
  await user.click(save());
  await waitFor(() => expect(inserted[0]?.tags).toEqual(["html", "react", "svg"]));
});

test(
  "a new post has the language of the site, unless another is chosen",
  { tags: "full" },
  async () => {
    serveSettings({ language: "de" });
    const { user, inserted } = await openNewPost();
    await openSettings(user);
    await waitFor(() => expect(field("Language")).toHaveDisplayValue("Deutsch"));
    await fill(user, field("Title"), "Über");
    await waitFor(() => expect(field("Slug")).toHaveValue("ueber"));
    await user.clear(field("Title"));
    await user.selectOptions(field("Language"), "العربية");
    await fill(user, field("Title"), "عنوان");
    await fill(user, field("Content"), "Text");
    for (const written of [field("Title"), field("Content"), field("Excerpt")]) {
      expect(written).toHaveAttribute("lang", "ar");
      expect(written).toHaveAttribute("dir", "rtl");
    }
    await user.click(screen.getByRole("button", { name: "Preview" }));
    expect(await screen.findByRole("heading", { name: "عنوان" })).toHaveAttribute("dir", "rtl");
    await user.click(save());

    await waitFor(() => expect(inserted[0]?.language).toBe("ar"));
  },
);

test("a language that is not offered is kept", { tags: "full" }, async () => {
  const { user, updated } = await openPost(postRow({ language: "eo" }));
  await openSettings(user);
  expect(field("Language")).toHaveDisplayValue("Esperanto");
  await user.type(field("Title"), "!");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(updated[0]?.language).toBe("eo"));
});

test("the featured image is shown, and disappears when it is broken", async () => {
  const { user } = await openNewPost();
  await openSettings(user);
  await fill(user, field("Featured image"), "/images/nowhere.png");

  const image = screen.getByRole("img", { name: "Preview of the featured image" });
  expect(image).toHaveAttribute("src", "/images/nowhere.png");

  fireEvent.error(image);
  expect(image).not.toBeInTheDocument();
});
