import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatUpcoming } from "@/lib/format/dates-and-numbers";
import { postRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { shownAddress } from "../../../support/render";
import { earlierRequestsHaveArrived } from "../../../support/requests";
import { findToast } from "../../../support/toasts";
import { servePost } from "../../post/serve-post";
import { field, openNewPost, openPost, openSettings } from "./open-editor";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const published = () => screen.getByRole("switch", { name: "Published" });
const SOON = "2999-12-24T08:00:00+00:00";

/** Chooses an entry of the menu beside the save button. */
async function choose(user: Awaited<ReturnType<typeof openPost>>["user"], name: string) {
  await user.click(button("Other ways to save"));
  await user.click(await screen.findByRole("menuitem", { name }));
}

test("Enter in the title of a live post moves to the text, and saves nothing", async () => {
  const { user, updated } = await openPost(postRow({ title: "Live", content: "<p>Old.</p>" }));
  await user.type(field("Title"), "ly{Enter}");
  expect(field("Content")).toHaveFocus();
  expect(field("Title")).toHaveValue("Lively");
  await user.click(field("Title"));
  await user.paste("Two\nlines");
  expect(field("Title"), "a title is one line").toHaveValue("LivelyTwo lines");
  await earlierRequestsHaveArrived();
  expect(updated).toEqual([]);
});

test("the button names its effect on a draft", async () => {
  const { user, inserted } = await openNewPost();
  expect(button("Save draft")).toBeVisible();
  await openSettings(user);
  await user.click(published());
  expect(button("Publish")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Publication time"), {
    target: { value: "2999-12-24T09:30" },
  });
  expect(button(/^Schedule for .*2999/)).toBeVisible();
  await user.click(published());
  expect(button("Save draft")).toBeVisible();
  expect(inserted).toEqual([]);
});

test("the button names its effect on a published post, and an unpublished one has no View in its toast", async () => {
  const { user } = await openPost(postRow({ published: true }));
  expect(button("Update")).toBeVisible();
  await openSettings(user);
  await user.click(published());
  await user.click(button("Unpublish"));
  const toast = within(await findToast("Post updated successfully"));
  expect(toast.queryByRole("button", { name: "View" })).not.toBeInTheDocument();
});

test("a scheduled post stays scheduled, or becomes a draft again", async () => {
  const { user, updated } = await openPost(postRow({ published_at: SOON }));
  expect(button(`Schedule for ${formatUpcoming(SOON)}`)).toBeVisible();
  await choose(user, "Save draft");
  await findToast("Post updated successfully");
  expect(updated).toMatchObject([{ published: false, published_at: SOON }]);
});

test("a draft is published with the menu beside its button", { tags: "full" }, async () => {
  const { user, inserted } = await openNewPost();
  await fill(user, field("Title"), "Out");
  await fill(user, field("Content"), "Text.");
  await choose(user, "Publish");
  const toast = within(await findToast("Post created successfully"));
  expect(inserted).toMatchObject([{ title: "Out", published: true }]);
  await waitFor(() => expect(button("Update")).toBeVisible());

  servePost(postRow({ ...inserted[0], language: "en" }));
  await user.click(toast.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Out" })).toBeVisible();
  expect(shownAddress()).toMatch(/^\/blog\//);
});

test("a stored post whose text was removed is not saved without one", async () => {
  const stored = { format: "markdown", source: "Old.", content: "<p>Old.</p>" };
  const { user, updated } = await openPost(postRow({ published: true, ...stored }));
  await user.clear(field("Content"));
  await user.click(button("Update"));
  await findToast("Title and content are required");
  expect(updated).toEqual([]);
});

test("publishing an incomplete draft from the menu reports what is missing, and nothing is sent", async () => {
  const { user, inserted } = await openNewPost();
  await choose(user, "Publish");
  await findToast("Title and content are required");
  expect(button("Publish")).toBeVisible();
  expect(inserted).toEqual([]);
});
