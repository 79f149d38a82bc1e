import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime, formatShortDate } from "@/lib/format/dates-and-numbers";
import { postRow } from "../../../support/factories";
import { shownAddress } from "../../../support/render";
import { choose, openAsOwner } from "../../../support/owner";
import { heldBack } from "../../../support/requests";
import { rest, server, refusal } from "../../../support/server";
import { findToast, pressInToast } from "../../../support/toasts";
import { serveAdminPosts } from "./serve-admin-posts";
import { sample } from "../../../support/scope";

const card = (title: string) => screen.findByRole("article", { name: title });
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map((it) => it.textContent);

test("a card summarizes a post, and View opens its page", async () => {
  const post = postRow({
    title: "The first paint",
    excerpt: "What readers wait for.",
    category: "Frontend",
    featured: true,
    featured_image: "/images/covers/paint-960.avif",
    views: 1,
    likes: 7,
  });
  const planned = postRow({ title: "Planned", published_at: "2999-01-01T10:00:00+00:00" });
  serveAdminPosts([
    post,
    postRow({ title: "Not yet", published: false }),
    planned,
    postRow({ title: "Quiet", unlisted: true }),
    postRow({ title: "Brought along", published_at: "2019-03-01T10:00:00+00:00" }),
  ]);
  openAsOwner("/admin/posts");

  const shown = within(await card("The first paint"));
  for (const text of ["Published", "Featured", "What readers wait for.", "Frontend"]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  expect(shown.getByText("1 view")).toBeVisible();
  expect(shown.getByText("7 likes")).toBeVisible();
  expect(shown.getByText(formatShortDate(post.created_at))).toBeVisible();
  expect(shown.queryByText(/^published/)).not.toBeInTheDocument();
  expect(shown.getByRole("presentation")).toHaveAttribute("src", post.featured_image);
  expect(shown.getByRole("link", { name: /^View/ })).toHaveAttribute("href", `/blog/${post.id}`);

  const draft = within(await card("Not yet"));
  expect(draft.getByText("Draft")).toBeVisible();
  expect(draft.queryByText("Featured")).not.toBeInTheDocument();
  for (const [title, mark] of [
    ["Planned", "Scheduled"],
    ["Planned", formatDateTime(planned.listed_at)],
    ["Quiet", "Unlisted"],
    ["Brought along", "Published"],
  ] as const)
    expect(within(await card(title)).getByText(mark)).toBeVisible();
  const earlier = within(await card("Brought along")).getByText("published");
  expect(earlier).toHaveTextContent(`published ${formatShortDate("2019-03-01T10:00:00+00:00")}`);
  expect(screen.getByText("5 posts")).toBeVisible();
});

test.each(
  sample(
    [
      ["Published", ["Open", "Praised"]],
      ["Draft", ["Hidden"]],
      ["Featured", ["Praised"]],
      ["Scheduled", ["Planned"]],
      ["Unlisted", ["Quiet"]],
      ["All", ["Open", "Hidden", "Praised", "Planned", "Quiet"]],
    ],
    ([name]) => name === "Scheduled" || name === "All",
  ),
)("the filter %s shows only those posts", async (choice, expected) => {
  serveAdminPosts([
    postRow({ title: "Open" }),
    postRow({ title: "Hidden", published: false }),
    postRow({ title: "Praised", featured: true }),
    postRow({ title: "Planned", published_at: "2999-01-01T10:00:00+00:00" }),
    postRow({ title: "Quiet", unlisted: true }),
  ]);
  const { user } = openAsOwner("/admin/posts?status=draft");
  await waitFor(() => expect(titles()).toEqual(["Hidden"]));

  await user.click(screen.getByRole("button", { name: /^Filter/ }));
  expect(await screen.findByRole("menuitemradio", { name: "Draft" })).toBeChecked();
  await user.click(screen.getByRole("menuitemradio", { name: choice }));

  await waitFor(() => expect(titles()).toEqual(expected));
  const address = choice === "All" ? "" : `?status=${choice.toLowerCase()}`;
  expect(shownAddress()).toBe(`/admin/posts${address}`);
});

test("a post is published from its menu at once, and Undo reverts it", async () => {
  const post = postRow({ title: "Ready", published: false });
  const { patched } = serveAdminPosts([post]);
  const { user } = openAsOwner("/admin/posts");
  const shown = within(await card("Ready"));
  const { answer, release } = heldBack(() => undefined);
  server.use(http.patch(rest("posts"), answer, { once: true }));
  await user.click(shown.getByRole("button", { name: "More for Ready" }));
  await user.click(await screen.findByRole("menuitem", { name: "Publish" }));
  expect(await shown.findByText("Published")).toBeVisible();
  expect(patched).toEqual([]);

  release();
  await pressInToast(user, "Undo", "Post updated successfully", "Ready");
  expect(await shown.findByText("Draft")).toBeVisible();
  // No time remains that a later publication would be dated with.
  await waitFor(() =>
    expect(patched).toEqual([{ published: true }, { published: false, published_at: null }]),
  );
});

test("undoing Unpublish restores the original publication", async () => {
  const post = postRow({ title: "Old", published_at: "2020-02-02T10:00:00+00:00" });
  const { patched } = serveAdminPosts([post]);
  const { user } = openAsOwner("/admin/posts");
  const shown = within(await card("Old"));
  await user.click(shown.getByRole("button", { name: "More for Old" }));
  await user.click(await screen.findByRole("menuitem", { name: "Unpublish" }));
  expect(await shown.findByText("Draft")).toBeVisible();

  await pressInToast(user, "Undo", "Post updated successfully", "Old");
  expect(await shown.findByText("Published")).toBeVisible();
  await waitFor(() => expect(patched).toEqual([{ published: false }, { published: true }]));
});

test("a change that was stored although its response was lost is shown as it is stored", async () => {
  const post = postRow({ title: "Ready", published: false });
  const { changeElsewhere } = serveAdminPosts([post]);
  const { user } = openAsOwner("/admin/posts");
  const shown = within(await card("Ready"));
  server.use(
    http.patch(rest("posts"), () => {
      changeElsewhere(post.id, { published: true });
      return HttpResponse.error();
    }),
  );
  await choose(user, "More for Ready", "Publish");
  await findToast("Failed to save post");
  expect(await shown.findByText("Published")).toBeVisible();
});

test("an update of a post that was deleted in the meantime is not reported as a success", async () => {
  const post = postRow({ title: "Gone", published: false });
  const { changeElsewhere } = serveAdminPosts([post]);
  const { user } = openAsOwner("/admin/posts");
  await card("Gone");
  changeElsewhere(post.id, null);
  await choose(user, "More for Gone", "Feature");
  expect(await findToast("Failed to save post", "It no longer exists.")).toBeVisible();
});

test("a duplicate is a draft with its own title and slug, and can be edited at once", async () => {
  const post = postRow({
    title: "First",
    slug: "first",
    language: "de",
    format: "markdown",
    source: "# Text",
  });
  const { inserted } = serveAdminPosts([post]);
  const { user } = openAsOwner("/admin/posts");
  server.use(http.post(rest("posts"), () => refusal("Not now."), { once: true }));
  await choose(user, "More for First", "Duplicate");
  await findToast("Failed to duplicate post", "Not now.");
  expect(titles()).toEqual(["First"]);
  await choose(user, "More for First", "Duplicate");

  expect(await card("Copy of First")).toBeVisible();
  const [copy] = inserted;
  expect(copy).toMatchObject({
    title: "Copy of First",
    slug: "copy-of-first",
    language: "de",
    content: post.content,
    source: "# Text",
    tags: post.tags,
  });
  expect(copy?.id).not.toBe(post.id);
  for (const own of ["published", "published_at", "revised_at", "featured", "views", "series"]) {
    expect(copy).not.toHaveProperty(own);
  }

  await pressInToast(user, "Edit", "Post duplicated successfully", "Copy of First");
  expect(await screen.findByRole("textbox", { name: "Title" })).toHaveValue("Copy of First");
});

test("a failed change of one post does not affect the others", { tags: "full" }, async () => {
  const refused = postRow({ title: "Refused" });
  serveAdminPosts([refused, postRow({ title: "Slow" })]);
  const first = heldBack(() => HttpResponse.error());
  const second = heldBack(() => HttpResponse.json([{ id: "" }]));
  server.use(
    http.patch(rest("posts"), ({ request }) =>
      (request.url.includes(refused.id) ? first : second).answer(),
    ),
  );
  const { user } = openAsOwner("/admin/posts");
  for (const title of ["Refused", "Slow"]) {
    const shown = within(await card(title));
    await user.click(shown.getByRole("button", { name: `More for ${title}` }));
    await user.click(await screen.findByRole("menuitem", { name: "Feature" }));
    expect(await shown.findByText("Featured")).toBeVisible();
  }
  first.release();

  await findToast("Failed to save post");
  expect(within(await card("Refused")).queryByText("Featured")).not.toBeInTheDocument();
  expect(within(await card("Slow")).getByText("Featured")).toBeVisible();
  second.release();
  await findToast("Post updated successfully");
});
