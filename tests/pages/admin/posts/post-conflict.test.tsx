import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../../../support/factories";
import { reload } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { field, openPost, openSettings } from "./open-editor";
import { fill } from "../../../support/fill";

const button = (name: string) => screen.getByRole("button", { name });
const conflict = () => screen.findByRole("dialog", { name: "Changed elsewhere in the meantime" });

/** Opens a post and types into it; its title is changed in another tab in the meantime. */
async function collide(values: Parameters<Backend["changeElsewhere"]>[1]) {
  const post = postRow({ title: "Before", excerpt: "One two three." });
  const { user, ...backend } = await openPost(post);
  await openSettings(user);
  await user.clear(field("Excerpt"));
  await fill(user, field("Excerpt"), "One 2 three.");
  backend.changeElsewhere(post.id, values);
  await user.click(button("Update"));
  return { user, post, ...backend };
}
type Backend = Awaited<ReturnType<typeof openPost>>;

const lines = (...own: string[]) => ["<p>One.</p>", "<p>Two.</p>", ...own].join("\n");

test("long texts are compared paragraph by paragraph", { tags: "full" }, async () => {
  const post = postRow({ content: lines("<p>It ends here.</p>") });
  const { user, changeElsewhere } = await openPost(post);
  await user.clear(field("Content"));
  await user.click(field("Content"));
  await user.paste(lines("<p>It ends there.</p>"));
  changeElsewhere(post.id, { content: lines("<p>New elsewhere.</p>", "<p>It ends at last.</p>") });
  await user.click(button("Update"));

  const content = within(await conflict()).getByRole("region", { name: "Content" });
  expect(content).toHaveTextContent(
    "Content2 unchanged paragraphs<p>One.</p><p>Two.</p>" +
      "MineEmptyStored<p>New elsewhere.</p>" +
      "Mine<p>It ends there.</p>Stored<p>It ends at last.</p>",
  );
  const marks = within(content).getAllByText(/./, { selector: "mark" });
  expect(marks.map((mark) => mark.textContent)).toEqual([
    "<p>New elsewhere.</p>",
    "there",
    "at last",
  ]);
  expect(within(content).getByText("<p>One.</p>")).not.toBeVisible();
  await user.click(within(content).getByText("2 unchanged paragraphs"));
  expect(within(content).getByText("<p>One.</p>")).toBeVisible();
});

test("Markdown is compared without its HTML", { tags: "full" }, async () => {
  const post = postRow({ format: "markdown", source: "Old.", content: "<p>Old.</p>" });
  const { user, changeElsewhere } = await openPost(post);
  await fill(user, field("Content"), " Mine.");
  changeElsewhere(post.id, { source: "Theirs.", content: "<p>Theirs.</p>" });
  await user.click(screen.getByRole("button", { name: "Update" }));

  const both = within(await conflict());
  expect(both.getAllByRole("region", { name: "Content" })).toHaveLength(1);
});

test("a post deleted in the meantime can be saved as a new one", { tags: "full" }, async () => {
  const { user, post, inserted } = await collide(null);
  expect(await screen.findByRole("dialog", { name: "Deleted in the meantime" })).toBeVisible();
  await user.click(button("Save as new"));

  await findToast("Post created successfully");
  expect(inserted).toMatchObject([{ id: post.id, title: "Before", excerpt: "One 2 three." }]);
});

test("a save whose response was lost does not conflict with itself, even after a reload", async () => {
  const post = postRow({ title: "Before" });
  const { user, changeElsewhere, updated } = await openPost(post);
  const log = vi.spyOn(console, "error");
  await fill(user, field("Title"), " and after");
  server.use(
    http.patch(
      rest("posts"),
      () => {
        changeElsewhere(post.id, { title: "Before and after" });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(button("Update"));
  await findToast("Failed to save post");
  log.mockClear();
  await fill(user, field("Title"), "wards");

  const { user: returning } = reload();
  await returning.click(await screen.findByRole("button", { name: "Restore" }));
  await returning.click(button("Update"));
  await findToast("Post updated successfully");
  expect(updated.at(-1)).toMatchObject({ title: "Before and afterwards" });
});
