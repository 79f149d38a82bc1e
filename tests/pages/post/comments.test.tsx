import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow, settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack } from "../../support/requests";
import { refusal, rest, countedPage, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { servePost } from "./serve-post";

const post = postRow({ author_id: "00000000-0000-4000-9000-00000000000a" });
const section = () => screen.findByRole("region", { name: /^Comments/ });

test("comments say that they are loading, then stand under their exact count", async () => {
  const { release, answer } = heldBack(() =>
    countedPage([commentRow({ content: "First!" })], 1234),
  );
  servePost(post);
  server.use(http.get(rest("rpc/comments_page"), answer));
  renderApp(`/blog/${post.id}`);

  // Before their code is there, the same is said in another element.
  expect(await screen.findByRole("textbox", { name: "Leave a comment" })).toBeVisible();
  expect(screen.getByText("Loading comments...")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Comments" })).toBeVisible();
  release();
  expect(await screen.findByText("First!")).toBeVisible();
  const count = (1234).toLocaleString();
  expect(screen.getByRole("heading", { name: `Comments (${count})` })).toBeVisible();
  expect(screen.queryByText("Loading comments...")).not.toBeInTheDocument();
});

test("a post without comments invites the first", async () => {
  servePost(post);
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("No comments yet. Be the first to comment!")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Comments (0)" })).toBeVisible();
});

test("comments that could not be loaded say so, and Retry asks again", async () => {
  servePost(post, [commentRow({ content: "Here now." })]);
  server.use(
    http.get(rest("rpc/comments_page"), () => refusal("permission denied", "42501", 403), {
      once: true,
    }),
  );
  const { user } = renderApp(`/blog/${post.id}`);

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading comments: permission denied",
  );
  expect(screen.queryByText(/No comments yet/)).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Here now.")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a comment shows its author, time and text as it was typed", async () => {
  const comment = commentRow({
    author_name: "Grace Reader",
    content: "<b>Not bold</b>\nsecond line",
    created_at: "2026-11-02T10:00:00+00:00",
  });
  servePost(post, [comment]);
  renderApp(`/blog/${post.id}`);

  const shown = within(
    (await screen.findByText("Grace Reader")).closest("article") ?? document.body,
  );
  expect(shown.getByText(/<b>Not bold<\/b>/).textContent).toBe(comment.content);
  const time = new Date(comment.created_at).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  expect(shown.getByText(time)).toHaveAttribute("datetime", comment.created_at);
});

test("comments stand newest first, replies under their comment oldest first", async () => {
  const older = commentRow({ content: "older" });
  const newer = commentRow({ content: "newer" });
  const replies = ["reply 2", "reply 1"].map((content) =>
    commentRow({
      content,
      parent_id: older.id,
      created_at: `2026-11-0${content.at(-1)}T10:00:00Z`,
    }),
  );
  servePost(post, [...replies, newer, older]);
  renderApp(`/blog/${post.id}`);
  await screen.findByText("reply 1");

  const articles = within(await section()).getAllByRole("article");
  expect(articles.map((article) => article.querySelector("header + div")?.textContent)).toEqual([
    "newer",
    "older",
    "reply 1",
    "reply 2",
  ]);
  const thread = screen.getByText("older").closest("li");
  expect(thread).toContainElement(screen.getByText("reply 1"));
  expect(thread).not.toContainElement(screen.getByText("newer"));
});

test("the post's author is marked among the commenters, others are not", async () => {
  servePost(post, [
    commentRow({ author_name: "The author", is_author: true, is_own: true }),
    commentRow({ author_name: "A stranger" }),
  ]);
  renderApp(`/blog/${post.id}`);

  expect((await screen.findByText("The author")).parentElement).toHaveTextContent("Author");
  expect(screen.getAllByText("Author")).toHaveLength(1);
  expect(screen.queryByText("You")).not.toBeInTheDocument();
});

test("a reader recognises their own comment", async () => {
  signedInAs();
  servePost(post, [
    commentRow({ author_name: "Ada, last week", is_own: true }),
    commentRow({ author_name: "Another Ada" }),
  ]);
  renderApp(`/blog/${post.id}`);

  expect((await screen.findByText("Ada, last week")).parentElement).toHaveTextContent("You");
  expect(screen.getAllByText("You")).toHaveLength(1);
});

test("a reader's own comment that waits for approval says so and takes no replies", async () => {
  signedInAs();
  servePost(post, [commentRow({ status: "pending", is_own: true, author_name: "Ada Reader" })]);
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("Awaiting moderation")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reply to Ada Reader" })).not.toBeInTheDocument();
});

test("when comments are switched off, old ones can be read but none can be written", async () => {
  servePost(post, [commentRow({ content: "From before." })]);
  server.use(
    http.get(rest("site_settings"), () =>
      HttpResponse.json(settingsRow({ enable_comments: false })),
    ),
  );
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("Comments are closed.")).toBeVisible();
  expect(await screen.findByText("From before.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Post Comment" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Reply to/ })).not.toBeInTheDocument();
});

test("more than a page of comments can be loaded to the end", async () => {
  const comments = Array.from({ length: 200 }, (_, index) =>
    commentRow({ content: `comment ${index + 1}` }),
  );
  servePost(post);
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) =>
      new URL(request.url).searchParams.has("after_id")
        ? countedPage([commentRow({ content: "the very first" })], 1)
        : countedPage(comments, 201),
    ),
  );
  const { user } = renderApp(`/blog/${post.id}`);
  await user.click(await screen.findByRole("button", { name: "Load more comments" }));

  expect(await screen.findByText("the very first")).toBeVisible();
  expect(screen.getByText("the very first").closest("li")).toHaveFocus();
  expect(screen.getByText("comment 200")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Load more comments" })).not.toBeInTheDocument();
});

test("a page of comments that could not be loaded says so and can be asked for again", async () => {
  servePost(post);
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) =>
      new URL(request.url).searchParams.has("after_id")
        ? countedPage([commentRow({ content: "the very first" })], 1)
        : countedPage([commentRow({ content: "the newest" })], 2),
    ),
  );
  const { user } = renderApp(`/blog/${post.id}`);
  const more = await screen.findByRole("button", { name: "Load more comments" });
  server.use(http.get(rest("rpc/comments_page"), () => HttpResponse.error(), { once: true }));
  await user.click(more);

  expect(await screen.findByRole("alert")).toHaveTextContent(/^Error loading comments: The server/);
  expect(screen.getByText("the newest")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("the very first")).toBeVisible();
});
