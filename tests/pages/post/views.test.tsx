import { cleanup, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../../support/factories";
import { setNavigator } from "../../support/navigator";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, recordPosts } from "../../support/requests";
import { refusal } from "../../support/server";
import { signedInAs } from "../../support/session";
import { servePost } from "./serve-post";

const recordViews = (answer = () => new HttpResponse(null, { status: 204 })) =>
  recordPosts("rpc/increment_post_views", answer);

/** Opens the post and waits until its page and who reads it are known. */
async function read(address: string, knownBy: string) {
  renderApp(address);
  await screen.findByRole("button", { name: "Share" });
  await screen.findAllByRole(knownBy === "Admin" ? "link" : "button", { name: knownBy });
  await earlierRequestsHaveArrived();
}

test("a view is counted once a day in this browser, however often the post is opened", async () => {
  const post = postRow();
  servePost(post);
  const views = recordViews();

  await read(`/blog/${post.id}`, "Sign In");
  await waitFor(() => expect(views).toEqual([{ post_id: post.id }]));
  cleanup();
  await read(`/blog/${post.slug}`, "Sign In");
  expect(views).toHaveLength(1);

  cleanup();
  const tomorrow = new Date(Date.now() + 86_400_000);
  vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
  await read(`/blog/${post.id}`, "Sign In");
  vi.useRealTimers();
  await waitFor(() => expect(views).toHaveLength(2));
});

test("another post is another view", async () => {
  const views = recordViews();
  for (const post of [postRow(), postRow()]) {
    servePost(post);
    await read(`/blog/${post.id}`, "Sign In");
    await waitFor(() => expect(views.at(-1)).toEqual({ post_id: post.id }));
    cleanup();
  }
  expect(views).toHaveLength(2);
});

test("a signed-in reader's view counts", async () => {
  const post = postRow();
  servePost(post);
  signedInAs();
  const views = recordViews();
  await read(`/blog/${post.id}`, "Sign Out");

  await waitFor(() => expect(views).toEqual([{ post_id: post.id }]));
});

test("the owner's view does not count", async () => {
  const post = postRow();
  servePost(post);
  signedInAs({ isOwner: true });
  const views = recordViews();
  await read(`/blog/${post.id}`, "Admin");

  expect(views).toEqual([]);
});

test("a view of a draft does not count", async () => {
  const post = postRow({ published: false });
  servePost(post);
  const views = recordViews();
  await read(`/blog/${post.id}`, "Sign In");

  expect(views).toEqual([]);
});

test("of who asks not to be followed no view is counted", async () => {
  setNavigator("doNotTrack", "1");
  const post = postRow();
  servePost(post);
  const views = recordViews();
  await read(`/blog/${post.id}`, "Sign In");

  expect(views).toEqual([]);
});

test("a view that could not be counted disturbs nobody and is counted the next time", async () => {
  const post = postRow();
  servePost(post);
  const failed = recordViews(() => refusal("out of order", "XX000", 500));
  await read(`/blog/${post.id}`, "Sign In");
  await waitFor(() => expect(failed).toHaveLength(1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  cleanup();
  const views = recordViews();
  await read(`/blog/${post.id}`, "Sign In");
  await waitFor(() => expect(views).toHaveLength(1));
});
