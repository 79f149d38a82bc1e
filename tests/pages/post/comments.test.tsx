import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack } from "../../support/requests";
import { countedPage, rest, server, serveSettings } from "../../support/server";
import { signedInAs } from "../../support/session";
import { prepare } from "../../support/table";
import { servePost } from "./serve-post";

const post = postRow();
const section = () => screen.findByRole("region", { name: /^Comments/ });

test("comments show that they are loading, then have a heading with their exact number", async () => {
  const { release, answer } = heldBack(() =>
    countedPage([commentRow({ content: "First!" })], 1234),
  );
  servePost(post);
  server.use(http.get(rest("rpc/comments_page"), answer));
  renderApp(`/blog/${post.id}`);

  // Until their code is loaded, another element shows the same.
  expect(await screen.findByRole("textbox", { name: "Leave a comment" })).toBeVisible();
  expect(screen.getByText("Loading comments...")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Comments" })).toBeVisible();
  release();
  expect(await screen.findByText("First!")).toBeVisible();
  const count = (1234).toLocaleString();
  expect(screen.getByRole("heading", { name: `Comments (${count})` })).toBeVisible();
  expect(screen.queryByText("Loading comments...")).not.toBeInTheDocument();
});

test("a comment shows its author, time and text as typed", async () => {
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
  expect(shown.getByText(formatDateTime(comment.created_at))).toBeVisible();
});

test("comments are newest first, replies under their comment oldest first", async () => {
  const older = commentRow({ content: "older" });
  const newer = commentRow({ content: "newer" });
  const replies = ["reply 2", "reply 1"].map((content) =>
    commentRow({
      content,
      parent_id: older.id,
      created_at: `2026-11-0${content.at(-1)}T10:00:00+00:00`,
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

test("the post's author and the reader are marked among the commenters", async () => {
  signedInAs();
  servePost(post, [
    commentRow({ author_name: "Robin", reader: "owner@example.com" }),
    commentRow({ author_name: "Ada, last week", reader: "ada@example.com" }),
    commentRow({ author_name: "Another Ada" }),
  ]);
  prepare(async (run, { userId }) =>
    run("update public.posts set author_id = $1", [await userId("owner@example.com")]),
  );
  renderApp(`/blog/${post.id}`);
  expect((await screen.findByText("Robin")).parentElement).toHaveTextContent("Author");
  expect(screen.getByText("Ada, last week").parentElement).toHaveTextContent("You");
  expect(screen.getAllByText(/^(You|Author)$/)).toHaveLength(2);
});

test("a reader's own pending comment is marked as such and takes no replies", async () => {
  signedInAs();
  servePost(post, [commentRow({ status: "pending", reader: "ada@example.com" })]);
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("Awaiting moderation")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Reply to Ada Reader" })).not.toBeInTheDocument();
});

test("when comments are switched off, old ones are shown but none can be written", async () => {
  servePost(post, [commentRow({ content: "From before." })]);
  serveSettings({ enable_comments: false });
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("Comments are closed.")).toBeVisible();
  expect(await screen.findByText("From before.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Post Comment" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Reply to/ })).not.toBeInTheDocument();
});

test("nobody is asked for the first comment while comments are switched off", async () => {
  servePost(post);
  serveSettings({ enable_comments: false });
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByText("Comments are closed.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Comments (0)" })).toBeVisible();
  expect(screen.queryByText(/Be the first/)).not.toBeInTheDocument();
});

test("all comments can be loaded, even after a failure, which leaves the others", async () => {
  const comments = [commentRow({ content: "the newest" })];
  servePost(post);
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) =>
      new URL(request.url).searchParams.has("after_id")
        ? countedPage([commentRow({ content: "the very first" })], 1)
        : countedPage(comments, 2),
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
  expect(screen.getByText("the very first").closest("li")).toHaveFocus();

  expect(screen.queryByRole("button", { name: "Load more comments" })).not.toBeInTheDocument();
});
