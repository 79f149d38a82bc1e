import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { servePost } from "./serve-post";

const post = postRow();
const stored = () => new HttpResponse(null, { status: 201 });
const likeButton = () => screen.getByRole("button", { name: /^Like the comment by Bob/ });

function expectLikes(count: string, isLiked: boolean) {
  expect(likeButton()).toHaveAccessibleName(`Like the comment by Bob, ${count}`);
  expect(likeButton()).toHaveAttribute("aria-pressed", String(isLiked));
}

/** A reader opens a post with a comment that has three likes, their own among them or not. */
async function openPost(is_liked = false, others = ["Grace"]) {
  const comment = commentRow({ post_id: post.id, author_name: "Bob", likes: 3, is_liked });
  servePost(post, [
    comment,
    ...others.map((author_name) => commentRow({ post_id: post.id, author_name })),
  ]);
  signedInAs();
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign Out" });
  await screen.findByText("Bob");
  return { user, comment };
}

test("liking a comment without being signed in asks to sign in, and offers it", async () => {
  servePost(post, [commentRow({ post_id: post.id, author_name: "Bob", likes: 3 })]);
  const likes = recordPosts("rpc/set_comment_like");
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign In" });
  await screen.findByText("Bob");
  await user.click(likeButton());

  const toast = await findToast("Sign in required", "Please sign in to like comments");
  expectLikes("3 likes", false);
  expect(likes).toEqual([]);
  await user.click(within(toast).getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("a like of a comment shows at once, on this comment alone", async () => {
  const { user, comment } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts("rpc/set_comment_like", answer);
  await user.click(likeButton());

  await waitFor(() => expectLikes("4 likes", true));
  expect(
    screen.getByRole("button", { name: "Like the comment by Grace, 0 likes" }),
  ).toHaveAttribute("aria-pressed", "false");
  release();
  await waitFor(() => expect(likes).toEqual([{ comment_id: comment.id, liked: true }]));
});

test("a reader's like of a comment shows, and can be taken back", async () => {
  const { user, comment } = await openPost(true);
  expectLikes("3 likes", true);
  const likes = recordPosts("rpc/set_comment_like");
  await user.click(likeButton());

  await waitFor(() => expectLikes("2 likes", false));
  await waitFor(() => expect(likes).toEqual([{ comment_id: comment.id, liked: false }]));
});

test("a refused like of a comment goes back and says so", async () => {
  const { user } = await openPost();
  server.use(http.post(rest("rpc/set_comment_like"), () => HttpResponse.error()));
  await user.click(likeButton());

  expect(await findToast("Error", "Failed to update like")).toBeVisible();
  expectLikes("3 likes", false);
});

test("a like does not keep comments from coming that are being loaded", async () => {
  const { user } = await openPost(false, ["Grace", "Ada", "Eve"]);
  const likes = recordPosts("rpc/set_comment_like", stored);
  const sorted = heldBack(() => undefined);
  const asked: string[] = [];
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("sort") ?? "");
      return sorted.answer();
    }),
  );
  await user.selectOptions(screen.getByLabelText("Sort comments"), "Oldest first");
  await waitFor(() => expect(asked).toEqual(["oldest"]));
  await user.click(likeButton());
  await waitFor(() => expect(likes).toHaveLength(1));
  sorted.release();

  await waitFor(() =>
    expect(screen.getByText("Bob").closest("ol")).toHaveAttribute("aria-busy", "false"),
  );
  expect(asked).toEqual(["oldest", "oldest"]);
});
