import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack } from "../../support/requests";
import { countedPage, rest, server } from "../../support/server";
import { servePost } from "./serve-post";

const post = postRow();
const comments = [4, 3, 2, 1].map((number) =>
  commentRow({ post_id: post.id, content: `comment ${number}`, likes: number }),
);
const order = () => screen.getByRole("combobox", { name: "Sort comments" });
const shown = () => screen.getAllByText(/^comment \d$/).map(({ textContent }) => textContent);

/** Serves pages of comments by their order and cursor. */
function servePages(answer: (sort: string | null, after: string | null) => Response) {
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const cursor = ["after_likes", "after_id"].map((name) => searchParams.get(name)).join();
      return answer(searchParams.get("sort"), cursor);
    }),
  );
}

test("with fewer than four threads sorting is not offered", async () => {
  servePost(post, comments.slice(0, 3));
  renderApp(`/blog/${post.id}`);
  await screen.findByText("comment 2");

  expect(screen.queryByRole("combobox", { name: "Sort comments" })).not.toBeInTheDocument();
});

test("comments are newest first, and the reader may choose another order", async () => {
  servePost(post, comments);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("comment 4");
  expect(order()).toHaveDisplayValue("Newest first");

  const { release, answer } = heldBack(() => undefined);
  server.use(http.get(rest("rpc/comments_page"), answer));
  await user.selectOptions(order(), "Oldest first");
  // Until the response arrives, the others stay.
  expect(screen.getByText("comment 4")).toBeVisible();
  release();
  await screen.findByText("comment 1");
  await within(await screen.findByRole("region", { name: /^Comments/ })).findAllByRole("article");
  await waitFor(() =>
    expect(shown()).toEqual(["comment 1", "comment 2", "comment 3", "comment 4"]),
  );
});

test("the server sorts, and later pages continue in the same order", async () => {
  servePost(post);
  servePages((sort, cursor) => {
    if (sort === null) return countedPage(comments, 5);
    return cursor === `1,${comments[3]?.id}`
      ? countedPage([commentRow({ content: `the last by ${sort}` })], 5)
      : countedPage(comments, 5);
  });
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("comment 4");
  await user.selectOptions(order(), "Most liked first");
  await user.click(await screen.findByRole("button", { name: "Load more comments" }));

  expect(await screen.findByText("the last by most-liked")).toBeVisible();
});

test("a comment that two pages contain is shown once", async () => {
  servePost(post);
  servePages((_sort, cursor) =>
    cursor === "," ? countedPage(comments, 5) : countedPage(comments.slice(3), 5),
  );
  const { user } = renderApp(`/blog/${post.id}`);
  await user.click(await screen.findByRole("button", { name: "Load more comments" }));

  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Load more comments" })).not.toBeInTheDocument(),
  );
  expect(screen.getAllByText("comment 1")).toHaveLength(1);
});
