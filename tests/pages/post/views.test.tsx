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

/** Opens the post and waits until its page is loaded and the reader is known. */
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

  cleanup();
  const another = postRow();
  servePost(another);
  await read(`/blog/${another.id}`, "Sign In");
  await waitFor(() => expect(views.at(-1)).toEqual({ post_id: another.id }));
});

const stored = () => Object.values(localStorage).join();

test("this browser does not remember what was read on earlier days", async () => {
  const views = recordViews();
  const earlier = postRow();
  servePost(earlier);
  await read(`/blog/${earlier.id}`, "Sign In");
  await waitFor(() => expect(stored()).toContain(earlier.id));

  cleanup();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(Date.now() + 86_400_000) });
  const post = postRow();
  servePost(post);
  await read(`/blog/${post.id}`, "Sign In");
  vi.useRealTimers();
  await waitFor(() => expect(views).toHaveLength(2));
  await waitFor(() => expect(stored()).toContain(post.id));
  expect(stored()).not.toContain(earlier.id);
});

const asOwner = () => void signedInAs({ email: "owner@example.com", isOwner: true });

test.each<[string, number, { published?: boolean }, () => void, string]>([
  ["of a signed-in reader counts", 1, {}, () => void signedInAs(), "Sign Out"],
  ["of the owner does not count", 0, {}, asOwner, "Admin"],
  ["of a draft does not count", 0, { published: false }, asOwner, "Admin"],
  ["with Do Not Track does not count", 0, {}, () => setNavigator("doNotTrack", "1"), "Sign In"],
])("a view %s", async (_which, count, given, prepare, knownBy) => {
  const post = postRow(given);
  servePost(post);
  prepare();
  const views = recordViews();
  await read(`/blog/${post.id}`, knownBy);
  await waitFor(() => expect(views).toHaveLength(count));
});

test("a view that could not be counted shows no error and is counted the next time", async () => {
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
