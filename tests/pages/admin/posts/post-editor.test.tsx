import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { heldBack } from "../../../support/requests";
import { refusal, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";
import { findToast } from "../../../support/toasts";
import { field, openNewPost, openPost } from "./open-editor";
import { serveAdminPosts } from "./serve-admin-posts";

const save = () => screen.getByRole("button", { name: "Create Post" });
const asksForOne = (request: Request) => new URL(request.url).searchParams.has("id");
const dialog = () => screen.queryByRole("dialog");

test("a new post is stored with the defaults, said to be, and shown in the list", async () => {
  const { user, inserted } = await openNewPost();
  expect(shownAddress()).toBe("/admin/posts?new=");
  expect(field("Title")).toHaveFocus();

  await user.type(field("Title"), "  What's new: a  Test!");
  await user.type(field("Content"), "<p>Short.</p>");
  await waitFor(() => expect(field("Slug")).toHaveValue("whats-new-a-test"));
  await user.click(save());

  await findToast("Post created successfully");
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(inserted).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: "What's new: a  Test!",
      slug: "whats-new-a-test",
      excerpt: "",
      content: "<p>Short.</p>",
      category: "General",
      tags: [],
      featured: false,
      published: false,
      featured_image: null,
      author_name: "Admin",
      read_time: 1,
    },
  ]);
  expect(shownAddress()).toBe("/admin/posts");
  expect(await screen.findByRole("article", { name: /What's new/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "New Post" })).toHaveFocus();
});

test("everything that can be chosen is stored", async () => {
  const { user, inserted } = await openNewPost();
  await user.type(field("Title"), "Chosen");
  await user.type(field("Excerpt"), "In short.");
  await user.type(field("Content"), "Text");
  await user.click(screen.getByRole("switch", { name: "Published" }));
  await user.click(screen.getByRole("switch", { name: "Featured" }));
  await user.clear(field("Category"));
  await user.type(field("Category"), "Frontend");
  await user.type(field("Featured image"), "https://example.com/cover.png");
  await user.clear(field("Author name"));
  await user.type(field("Author name"), "Robin");
  await user.click(save());

  await waitFor(() => expect(inserted).toHaveLength(1));
  expect(inserted[0]).toMatchObject({
    excerpt: "In short.",
    published: true,
    featured: true,
    category: "Frontend",
    featured_image: "https://example.com/cover.png",
    author_name: "Robin",
  });
});

test("the slug follows a title in any script until it is written by hand", async () => {
  const { user } = await openNewPost();

  await user.type(field("Title"), "Привет, мир");
  await waitFor(() => expect(field("Slug")).toHaveValue("privet-mir"));

  await user.clear(field("Slug"));
  await user.type(field("Slug"), "hello-world");
  await user.type(field("Title"), " again");
  expect(field("Slug")).toHaveValue("hello-world");
});

test("a title that leaves no slug gets a short id", async () => {
  const { user, inserted } = await openNewPost();
  await user.type(field("Title"), "?!");
  await user.type(field("Content"), "Text");
  await waitFor(() => expect(field("Slug")).toHaveValue());
  await user.click(save());

  await waitFor(() => expect(inserted).toHaveLength(1));
  expect(inserted[0]?.slug).toBe(inserted[0]?.id?.slice(0, 8));
});

test("without title and content nothing is sent, and the fields say why", async () => {
  const { user, inserted } = await openNewPost();
  await user.type(field("Title"), "   ");
  await user.type(field("Content"), "  \n ");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(save());

  await findToast("Title and content are required");
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveAccessibleDescription("The title is required.");
  expect(field("Content")).toHaveAccessibleDescription(/The content is required\.$/);

  await user.type(field("Title"), "Now there is one");
  expect(field("Title")).toBeValid();
  await user.type(field("Content"), "And text");
  await user.clear(field("Slug"));
  await user.click(save());
  expect(field("Slug")).toHaveFocus();
  expect(field("Slug")).toHaveAccessibleDescription(/The slug is required\.$/);
  expect(inserted).toEqual([]);
});

test("a refusal is shown in the form, which keeps every word and the id", async () => {
  const { user, inserted } = await openNewPost();
  const refusedIds: unknown[] = [];
  const log = vi.spyOn(console, "error");
  server.use(
    http.post<never, { id: string }>(
      rest("posts"),
      async ({ request }) => {
        refusedIds.push((await request.json()).id);
        return refusal("The slug may have small letters.");
      },
      { once: true },
    ),
  );
  await user.type(field("Title"), "Kept");
  await user.type(field("Content"), "Every word");
  await user.click(save());

  const form = within(screen.getByRole("dialog"));
  expect(await form.findByRole("alert")).toHaveTextContent("The slug may have small letters.");
  await findToast("Failed to save post", "The slug may have small letters.");
  expect(log).toHaveBeenCalledWith("Failed to save post", expect.any(Error));
  log.mockClear();
  expect(field("Content")).toHaveValue("Every word");

  await user.click(save());
  await waitFor(() => expect(inserted.map(({ id }) => id)).toEqual(refusedIds));
});

test("while it is being saved the editor waits", async () => {
  const { user } = await openNewPost();
  const { answer, release } = heldBack(() => HttpResponse.json(postRow(), { status: 201 }));
  server.use(http.post(rest("posts"), answer));
  await user.type(field("Title"), "Slow");
  await user.type(field("Content"), "Text");
  await user.click(save());

  expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Create New Post" })).toBeVisible();

  release();
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test("an existing post is loaded whole, and its address does not follow the title", async () => {
  const post = postRow({ title: "Before", slug: "before", content: "<p>Old</p>", read_time: 9 });
  const { user, updated } = await openPost(post);
  expect(screen.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
  expect(shownAddress()).toBe(`/admin/posts?edit=${post.id}`);
  expect(field("Content")).toHaveValue("<p>Old</p>");

  await user.clear(field("Title"));
  await user.type(field("Title"), "After{Enter}");

  await findToast("Post updated successfully");
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(updated).toEqual([
    expect.objectContaining({
      title: "After",
      slug: "before",
      content: "<p>Old</p>",
      read_time: 9,
    }),
  ]);
  expect(await screen.findByRole("button", { name: "Edit After" })).toHaveFocus();
});

test("a post that cannot be loaded for editing offers Retry", async () => {
  signedInAs({ isOwner: true });
  const post = postRow({ title: "Late" });
  serveAdminPosts([post]);
  let isDown = true;
  server.use(
    http.get(rest("posts"), ({ request }) =>
      asksForOne(request) && isDown ? HttpResponse.error() : undefined,
    ),
  );
  const { user } = renderApp(`/admin/posts?edit=${post.id}`);

  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByDisplayValue("Late")).toBeVisible();
});

test("a post that is gone cannot be edited, and the editor says so", async () => {
  signedInAs({ isOwner: true });
  serveAdminPosts([]);
  renderApp("/admin/posts?edit=00000000-0000-4000-8000-00000000ffff");

  expect(await screen.findByText("This post does not exist any more.")).toBeVisible();
});
