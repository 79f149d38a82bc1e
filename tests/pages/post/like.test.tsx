import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { goTo, renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { servePost } from "./serve-post";

const stored = () => new HttpResponse(null, { status: 201 });
const likeButton = () => screen.getByRole("button", { name: /^Like this post/ });

function expectLikes(count: string, isLiked: boolean) {
  expect(likeButton()).toHaveAccessibleName(`Like this post, ${count}`);
  expect(likeButton()).toHaveAttribute("aria-pressed", String(isLiked));
}

/** A reader opens a post with three likes, their own among them or not. */
async function openPost({ isLiked = false } = {}) {
  const post = postRow({ likes: 3 });
  servePost(post);
  signedInAs();
  server.use(
    http.get(rest("post_likes"), () => HttpResponse.json(isLiked ? [{ post_id: post.id }] : [])),
  );
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign Out" });
  await waitFor(() => expectLikes("3 likes", isLiked));
  return { user, post };
}

/** Goes to another article that the reader has not liked. */
async function goToPost(post: ReturnType<typeof postRow>, count: string) {
  servePost(post);
  goTo(`/blog/${post.id}`);
  await waitFor(() => expectLikes(count, false));
}

/** Nothing answers any more: what is shown cannot come from a new answer. */
function backendIsGone() {
  server.use(http.all("*/rest/v1/*", () => HttpResponse.error()));
}

test("liking without being signed in asks to sign in, and offers it", async () => {
  const post = postRow();
  servePost(post);
  const likes = recordPosts("rpc/set_post_like");
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign In" });
  await user.click(await screen.findByRole("button", { name: "Like this post, 3 likes" }));

  const toast = await findToast("Sign in required", "Please sign in to like posts");
  expectLikes("3 likes", false);
  expect(likes).toEqual([]);

  await user.click(within(toast).getByRole("button", { name: "Sign In" }));
  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("a like shows at once, and then the database's count", async () => {
  const { user, post } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts("rpc/set_post_like", answer);
  await user.click(likeButton());

  expectLikes("4 likes", true);
  expect(screen.queryByText("Post liked!")).not.toBeInTheDocument();

  // Others have liked it meanwhile.
  post.likes = 10;
  server.use(http.get(rest("post_likes"), () => HttpResponse.json([{ post_id: post.id }])));
  release();

  await findToast("Post liked!");
  await waitFor(() => expectLikes("10 likes", true));
  expect(likes).toEqual([{ post_id: post.id, liked: true }]);
});

test("the reader's own like shows, and can be taken back", async () => {
  const { user, post } = await openPost({ isLiked: true });
  const { release, answer } = heldBack(() => new HttpResponse(null, { status: 204 }));
  const likes = recordPosts("rpc/set_post_like", answer);
  await user.click(likeButton());

  expectLikes("2 likes", false);

  post.likes = 2;
  server.use(http.get(rest("post_likes"), () => HttpResponse.json([])));
  release();

  await findToast("Like removed");
  expectLikes("2 likes", false);
  expect(likes).toEqual([{ post_id: post.id, liked: false }]);
});

test("a refused like goes back and says so", async () => {
  const { user } = await openPost();
  backendIsGone();
  await user.click(likeButton());

  expect(await findToast("Error", "Failed to update like")).toBeVisible();
  expectLikes("3 likes", false);
});

test("a like that was stored before counts as done", async () => {
  const { user, post } = await openPost();
  recordPosts("rpc/set_post_like");
  server.use(http.get(rest("post_likes"), () => HttpResponse.json([{ post_id: post.id }])));
  await user.click(likeButton());

  expect(await findToast("Post liked!")).toBeVisible();
  await waitFor(() => expectLikes("3 likes", true));
});

test("two quick taps are sent one after another and end as the second says", async () => {
  const { user } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts("rpc/set_post_like", answer);
  await user.click(likeButton());
  await user.click(likeButton());

  expectLikes("3 likes", false);
  await waitFor(() => expect(likes).toHaveLength(1));

  release();
  await findToast("Like removed");
  expect(likes).toMatchObject([{ liked: true }, { liked: false }]);
  expectLikes("3 likes", false);
});

test("a like that is on its way does not turn the next article's around", async () => {
  const { user, post } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts("rpc/set_post_like", answer);
  // An article that was read before shows without a pause, in the same place.
  const next = postRow({ title: "The next one", likes: 7 });
  await goToPost(next, "7 likes");
  await goToPost(post, "3 likes");
  await user.click(likeButton());
  await goToPost(next, "7 likes");
  await user.click(likeButton());

  expectLikes("8 likes", true);
  release();
  await waitFor(() => expect(likes).toHaveLength(2));
  expect(likes[1]).toMatchObject({ post_id: next.id });
});

test("signing out takes the mark of the own like away", async () => {
  const { user } = await openPost({ isLiked: true });
  await user.click(screen.getByRole("button", { name: "Sign Out" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  await waitFor(() => expectLikes("3 likes", false));
});
