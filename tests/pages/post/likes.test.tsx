import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { commentRow, postRow } from "../../support/factories";
import { goTo, renderApp } from "../../support/render";
import {
  earlierRequestsHaveArrived,
  heldBack,
  recordPosts,
  recordRequests,
  stored,
} from "../../support/requests";
import { rest, server } from "../../support/server";
import { announce, sessionOf, signedInAs } from "../../support/session";
import { recordAuth, typeSignIn } from "../../support/sign-in";
import { prepare, query, serveFunctions, serveReads } from "../../support/table";
import { findToast, pressInToast } from "../../support/toasts";
import { servePost } from "./serve-post";
import { sample } from "../../support/scope";

/** A post with three likes, and one comment on it, with or without the reader's own like. */
function serve(isLiked = false) {
  // A trigger counts the reader's own.
  const likes = isLiked ? 2 : 3;
  const post = postRow({ likes });
  const comment = commentRow({ author_name: "Bob", likes });
  servePost(post, [comment, commentRow({ author_name: "Grace" })]);
  serveReads("post_likes");
  if (isLiked)
    prepare(async (run, { userId }) => {
      const reader = await userId("ada@example.com");
      await run("insert into public.post_likes values ($1, $2)", [post.id, reader]);
      await run("insert into public.comment_likes values ($1, $2)", [comment.id, reader]);
    });
  return { post, comment };
}

const likeOf = (what: string) => screen.getByRole("button", { name: new RegExp(`^Like ${what}`) });
const likeButton = () => likeOf("this post");
function expectLikes(count: string, isLiked: boolean, what = "this post") {
  expect(likeOf(what)).toHaveAccessibleName(`Like ${what}, ${count}`);
  expect(likeOf(what)).toHaveAttribute("aria-pressed", String(isLiked));
}

/** A reader opens the post. */
async function openPost(isLiked = false) {
  signedInAs();
  const served = serve(isLiked);
  const { user } = renderApp(`/blog/${served.post.id}`);
  await screen.findByRole("button", { name: "Sign Out" });
  await screen.findByText("Bob");
  await waitFor(() => expectLikes("3 likes", isLiked));
  return { user, ...served };
}

const kinds = [
  { what: "this post", things: "posts", rpc: "rpc/set_post_like", key: "post_id" },
  {
    what: "the comment by Bob",
    things: "comments",
    rpc: "rpc/set_comment_like",
    key: "comment_id",
  },
];

test.each(sample(kinds))("liking $what asks visitors to sign in", async ({ what, things, rpc }) => {
  const { post } = serve();
  const likes = recordPosts(rpc);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign In" });
  await screen.findByText("Bob");
  await user.click(likeOf(what));
  expectLikes("3 likes", false, what);
  expect(likes).toEqual([]);
  await pressInToast(user, "Sign In", "Sign in required", `Please sign in to like ${things}`);
  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test.each(sample(kinds))("who signs in to like $what has liked it", async ({ what, rpc, key }) => {
  const { post, comment } = serve();
  const likes = recordPosts(rpc);
  recordAuth("token", () => HttpResponse.json(sessionOf()));
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("Bob");
  await user.click(likeOf(what));
  await pressInToast(user, "Sign In", "Sign in required");
  await screen.findByRole("dialog", { name: "Sign In" });
  await typeSignIn(user);
  const id = what === "this post" ? post.id : comment.id;
  await waitFor(() => expect(likes).toEqual([{ [key]: id, liked: true }]));
});

test("who closes the sign-in form and signs in later likes nothing", { tags: "full" }, async () => {
  const { post } = serve();
  const likes = recordPosts("rpc/set_post_like");
  recordAuth("token", () => HttpResponse.json(sessionOf()));
  const { user } = renderApp(`/blog/${post.id}`);
  const signIn = await screen.findByRole("button", { name: "Sign In" });
  await screen.findByText("Bob");
  await user.click(likeButton());
  await pressInToast(user, "Sign In", "Sign in required");
  await screen.findByRole("dialog", { name: "Sign In" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(signIn);
  await screen.findByRole("dialog", { name: "Sign In" });
  await typeSignIn(user);
  await screen.findByRole("button", { name: "Sign Out" });
  await earlierRequestsHaveArrived();
  expect(likes).toEqual([]);
});

test("a like that was to follow signing in is sent when it is pressed, not with the next session", async () => {
  const { post } = serve();
  const likes = recordPosts("rpc/set_post_like");
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("Bob");
  await user.click(likeButton());
  const toast = await findToast("Sign in required");
  const session = sessionOf();
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  announce("SIGNED_IN", session);
  await screen.findByRole("button", { name: "Sign Out" });
  await user.click(within(toast).getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(likes).toEqual([{ post_id: post.id, liked: true }]));
});

test.each(kinds)("a like of $what shows at once, and only there", async ({ what, rpc, key }) => {
  const { user, post, comment } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts(rpc, answer);
  await user.click(likeOf(what));
  await waitFor(() => expectLikes("4 likes", true, what));
  expectLikes("0 likes", false, "the comment by Grace");
  expect(screen.queryByText("Post liked!")).not.toBeInTheDocument();
  release();
  const id = what === "this post" ? post.id : comment.id;
  await waitFor(() => expect(likes).toEqual([{ [key]: id, liked: true }]));
  // Its toast must not appear in the next test.
  await earlierRequestsHaveArrived();
});

test.each(kinds)("the reader's own like of $what can be removed", async ({ what, rpc }) => {
  const { user } = await openPost(true);
  const { release, answer } = heldBack(stored);
  const likes = recordPosts(rpc, answer);
  expectLikes("3 likes", true, what);
  await user.click(likeOf(what));
  await waitFor(() => expectLikes("2 likes", false, what));
  await waitFor(() => expect(likes).toMatchObject([{ liked: false }]));
  release();
});

test.each(sample(kinds))("a refused like of $what is reverted and explained", async ({ what }) => {
  const { user } = await openPost();
  // Without responses, what is shown cannot be new data.
  server.use(http.all(rest("*"), () => HttpResponse.error()));
  server.use(http.all(rest("rpc/*"), () => HttpResponse.error()));
  await user.click(likeOf(what));
  const why = "The server did not answer. Check your connection and try again.";
  expect(await findToast("Failed to update like", why)).toBeVisible();
  expectLikes("3 likes", false, what);
});

test("after a like of a post the database's count is shown, including others' new likes", async () => {
  const { user, post } = await openPost();
  serveFunctions("set_post_like");
  await query("update public.posts set likes = 9 where id = $1", [post.id]);
  await user.click(likeButton());
  expect(await findToast("Post liked!")).toBeVisible();
  await waitFor(() => expectLikes("10 likes", true));
});

test("two quick taps are sent one after the other, and the second one wins", async () => {
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

test.each(
  kinds.flatMap((kind) => [
    { ...kind, answers: ["lost", "lost"], likes: "3 likes", isLiked: false },
    { ...kind, answers: ["lost", "stored", "stored"], likes: "4 likes", isLiked: true },
    { ...kind, answers: ["stored", "lost"], likes: "4 likes", isLiked: true },
  ]),
)(
  "after quick taps on $what that were $answers, what is stored is shown",
  async ({ what, rpc, answers, likes, isLiked }) => {
    const { user } = await openPost();
    // Without other responses, what is shown cannot be new data.
    server.use(http.all(rest("*"), () => HttpResponse.error()));
    const left = [...answers];
    const { release, answer } = heldBack(() =>
      left.shift() === "stored" ? stored() : HttpResponse.error(),
    );
    const taps = recordPosts(rpc, answer);
    for (const _ of answers) await user.click(likeOf(what));
    release();
    await waitFor(() => expect(taps).toHaveLength(answers.length));
    await waitFor(() => expect(left).toEqual([]));
    await earlierRequestsHaveArrived();
    expectLikes(likes, isLiked, what);
  },
);

test("a pending like does not affect the next article", { tags: "full" }, async () => {
  const { user, post } = await openPost();
  const { release, answer } = heldBack(stored);
  const likes = recordPosts("rpc/set_post_like", answer);
  const next = postRow({ title: "The next one", likes: 7 });
  const goToPost = async (shown: typeof post, count: string) => {
    servePost(shown);
    goTo(`/blog/${shown.id}`);
    await waitFor(() => expectLikes(count, false));
  };
  // An article that was read before is shown immediately, in the same place.
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

test("signing out removes the mark of the reader's own like", async () => {
  const { user } = await openPost(true);
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  await waitFor(() => expectLikes("3 likes", false));
});

test("a like does not cancel loading comments", async () => {
  signedInAs();
  const { post } = serve();
  const comments = ["Bob", "Grace", "Ada", "Eve"].map((author_name) =>
    commentRow({ post_id: post.id, author_name }),
  );
  servePost(post, comments);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign Out" });
  await screen.findByText("Bob");
  const likes = recordPosts("rpc/set_comment_like", stored);
  const sorted = heldBack(() => undefined);
  const asked = recordRequests("rpc/comments_page");
  server.use(http.get(rest("rpc/comments_page"), sorted.answer));
  await user.selectOptions(screen.getByLabelText("Sort comments"), "Oldest first");
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(likeOf("the comment by Bob"));
  await waitFor(() => expect(likes).toHaveLength(1));
  sorted.release();

  await waitFor(() =>
    expect(screen.getByText("Bob").closest("ol")).toHaveAttribute("aria-busy", "false"),
  );
  await waitFor(() =>
    expect(asked.map(({ searchParams }) => searchParams.get("sort"))).toEqual(["oldest", "oldest"]),
  );
});
