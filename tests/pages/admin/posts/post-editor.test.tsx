import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { hrefOf } from "../../../support/texts";
import { postRow } from "../../../support/factories";
import { prefer } from "../../../support/prefer";
import { goTo, shownAddress } from "../../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { refusal, refusedBy, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { field, openAt, openNewPost, openPost, openSettings } from "./open-editor";
import { fill } from "../../../support/fill";

const save = () => screen.getByRole("button", { name: "Save draft" });
const asksForOne = (request: Request) => new URL(request.url).searchParams.has("id");
const isSaved = () => screen.findByText("Saved", { selector: "p:not([role])" });

test("a new post is stored with the defaults, confirmed by a toast, and editing continues", async () => {
  const { user, inserted, updated } = await openNewPost();
  expect(shownAddress()).toBe("/admin/posts/new");
  expect(field("Title")).toHaveFocus();
  await openSettings(user);
  for (const name of ["Title", "Slug", "Content"]) expect(field(name)).toBeRequired();

  await fill(user, field("Title"), "  What's new: a  Test!");
  await user.type(field("Content"), "## Short\n\nText.");
  await waitFor(() => expect(field("Slug")).toHaveValue("whats-new-a-test"));
  await user.click(save());

  await findToast("Post created successfully");
  expect(inserted).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: "What's new: a  Test!",
      slug: "whats-new-a-test",
      format: "markdown",
      source: "## Short\n\nText.",
      content: expect.stringMatching(/^<h2.*>Short<\/h2>\n<p>Text\.<\/p>$/),
      category: "General",
      published: false,
      author_name: "Admin",
      read_time: 1,
    },
  ]);
  await waitFor(() => expect(shownAddress()).toBe(`/admin/posts/${inserted[0]?.id}`));
  expect(screen.getByRole("heading", { level: 1, name: "Edit Post" })).toBeVisible();
  expect(await isSaved()).toBeVisible();

  await fill(user, field("Content"), " More.");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await findToast("Post updated successfully");
  expect(updated).toMatchObject([{ source: "## Short\n\nText. More." }]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("article", { name: /What's new/ })).toBeVisible();
});

test(
  "leaving a new post while it is saved does not lead back to it",
  { tags: "full" },
  async () => {
    const { user } = await openNewPost();
    await fill(user, field("Title"), "Left");
    await fill(user, field("Content"), "Text.");
    const { answer, release } = heldBack(() => undefined);
    const sent = vi.fn<typeof answer>(answer);
    server.use(http.post(rest("posts"), sent, { once: true }));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    goTo("/contact");
    await waitFor(() => expect(screen.queryByLabelText("Title")).not.toBeInTheDocument());
    release();
    await findToast("Post created successfully");
    expect(shownAddress()).toBe("/contact");
  },
);

test("text typed during a save is kept, and saved the next time", async () => {
  const { user, updated } = await openPost(postRow({ title: "Before" }));
  const { answer, release } = heldBack(() => undefined);
  server.use(http.patch(rest("posts"), answer, { once: true }));
  await fill(user, field("Title"), " noon");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await fill(user, field("Title"), " and after");
  release();

  await findToast("Post updated successfully");
  expect(field("Title")).toHaveValue("Before noon and after");
  expect(field("Title")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(updated).toHaveLength(2));
  expect(updated).toMatchObject([{ title: "Before noon" }, { title: "Before noon and after" }]);
});

test("all settings are stored", async () => {
  const { user, inserted } = await openNewPost();
  await openSettings(user);
  await fill(user, field("Title"), "Chosen");
  await fill(user, field("Excerpt"), "In short.");
  await fill(user, field("Content"), "Text");
  await user.click(screen.getByRole("switch", { name: "Published" }));
  await user.click(screen.getByRole("switch", { name: "Featured" }));
  await user.clear(field("Category"));
  await fill(user, field("Category"), "Frontend");
  const known = document.getElementById(field("Category").getAttribute("list") ?? "");
  await waitFor(() => expect(known).toHaveTextContent("General"));
  await fill(user, field("Featured image"), "https://example.com/cover.png");
  await user.clear(field("Author name"));
  await fill(user, field("Author name"), "Robin");
  await user.click(screen.getByRole("button", { name: "Publish" }));

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

test("a title without letters for a slug gets a short id", { tags: "full" }, async () => {
  const { user, inserted } = await openNewPost();
  await openSettings(user);
  await user.type(field("Title"), "?!");
  await fill(user, field("Content"), "Text");
  await waitFor(() => expect(field("Slug")).toHaveValue());
  await user.click(save());

  await waitFor(() => expect(inserted).toHaveLength(1));
  expect(inserted[0]?.slug).toBe(inserted[0]?.id?.slice(0, 8));
});

test("without title and content nothing is sent, and the fields show why", async () => {
  const { user, inserted } = await openNewPost();
  await fill(user, field("Title"), "   ");
  await user.type(field("Content"), "  \n ");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(save());

  await findToast("Title and content are required");
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveAccessibleDescription("The title is required.");
  expect(field("Content")).toHaveAccessibleDescription(/The content is required\.$/);

  await fill(user, field("Title"), "Now there is one");
  expect(field("Title")).toBeValid();
  await fill(user, field("Content"), "And text");
  await openSettings(user);
  await user.clear(field("Slug"));
  await user.click(screen.getByRole("button", { name: "Close settings" }));
  expect(screen.getByRole("button", { name: "Settings" })).toHaveFocus();
  await user.click(save());
  expect(field("Slug")).toHaveFocus();
  expect(field("Slug")).toHaveAccessibleDescription(/The slug is required\.$/);
  await earlierRequestsHaveArrived();
  expect(inserted).toEqual([]);
});

test("a refusal is shown in the form, which keeps all text and the id", async () => {
  const { user, inserted } = await openNewPost();
  const refusedIds: unknown[] = [];
  const log = vi.spyOn(console, "error");
  server.use(
    http.post<never, { id: string }>(
      rest("posts"),
      async ({ request }) => {
        refusedIds.push((await request.json()).id);
        return refusal("The slug can have lowercase letters.");
      },
      { once: true },
    ),
  );
  await fill(user, field("Title"), "Kept");
  await fill(user, field("Content"), "Every word");
  await user.click(save());

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The slug can have lowercase letters.",
  );
  await findToast("Failed to save post");
  expect(log).toHaveBeenCalledWith("Failed to save post", expect.any(Error));
  log.mockClear();
  expect(field("Content")).toHaveValue("Every word");

  await user.click(save());
  await waitFor(() => expect(inserted.map(({ id }) => id)).toEqual(refusedIds));
});

test("an existing post is loaded completely, and its slug does not follow the title", async () => {
  const post = postRow({ title: "Before", slug: "before", content: "<p>Old</p>", read_time: 9 });
  const { user, updated } = await openPost(post);
  expect(screen.getByRole("heading", { level: 1, name: "Edit Post" })).toBeVisible();
  expect(field("Title")).toHaveFocus();
  expect(shownAddress()).toBe(`/admin/posts/${post.id}`);
  expect(field("Content")).toHaveValue("<p>Old</p>");

  await user.clear(field("Title"));
  await user.type(field("Title"), "After");
  await user.keyboard("{Control>}s{/Control}");

  await findToast("Post updated successfully");
  expect(updated).toEqual([
    expect.objectContaining({
      title: "After",
      slug: "before",
      format: "html",
      source: "",
      content: "<p>Old</p>",
      read_time: 9,
    }),
  ]);
  expect(field("Title")).toHaveFocus();
});

test("if a post cannot be loaded for editing, Retry is offered", async () => {
  const post = postRow({ title: "Late" });
  const { user } = openAt(`/admin/posts/${post.id}`, [post]);
  let isDown = true;
  server.use(
    http.get(rest("posts"), ({ request }) =>
      asksForOne(request) && isDown ? HttpResponse.error() : HttpResponse.json([post]),
    ),
  );

  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByDisplayValue("Late")).toBeVisible();
});

test.each(["00000000-0000-4000-8000-00000000ffff", "what-is-this"])(
  "the editor reports that there is no post %s",
  async (id) => {
    openAt(`/admin/posts/${id}`, []);
    expect(await screen.findByText("It no longer exists.")).toBeVisible();
  },
);

test("the back link leads to the list with its search", { tags: "full" }, async () => {
  const { user } = openAt("/admin/posts?sort=title", [postRow({ title: "Trees" })]);
  await user.click(await screen.findByRole("link", { name: "Edit Trees" }));
  await screen.findByRole("textbox", { name: "Title" });

  expect(hrefOf("Back to posts")).toBe("/admin/posts?sort=title");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(shownAddress()).toBe("/admin/posts?sort=title");
});

test("on a phone the settings are a sheet", { tags: "full" }, async () => {
  prefer("(width < 48rem)");
  const { user, updated } = await openPost(postRow());
  await openSettings(user);
  expect(await screen.findByRole("dialog", { name: "Settings" })).toBeVisible();
  await user.clear(field("Excerpt"));
  await fill(user, field("Excerpt"), "In short.");
  await user.keyboard("{Escape}");

  await waitFor(() => expect(screen.getByRole("button", { name: "Settings" })).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(updated).toMatchObject([{ excerpt: "In short." }]));

  const log = vi.spyOn(console, "error");
  server.use(http.patch(rest("posts"), () => refusedBy("posts_excerpt_length", "Not like this.")));
  await user.type(field("Title"), "!");
  await user.click(await screen.findByRole("button", { name: "Update" }));
  expect(await screen.findByRole("dialog", { name: "Settings" })).toBeVisible();
  await waitFor(() => expect(field("Excerpt")).toHaveFocus());
  log.mockClear();
});

test("a link to the notes on a draft opens the settings there", { tags: "full" }, async () => {
  const post = postRow({ published: false });
  openAt(`/admin/posts/${post.id}#notes`, [post]);
  expect(await screen.findByRole("heading", { name: "Notes" })).toHaveFocus();
});
