// @module-tag full
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type * as Words from "@/lib/words";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { servePost } from "./serve-post";

vi.mock("@/lib/words", async (original) => {
  const words = await original<typeof Words>();
  const t = (text: string, ...values: object[]): unknown =>
    text === "Deleted reader" ? "Gelöscht" : Reflect.apply(words.t, null, [text, ...values]);
  return { ...words, t };
});

test("a reader who has deleted the account is named in the site's language", async () => {
  const post = postRow();
  servePost(post, [commentRow({ post_id: post.id, author_name: "Deleted reader" })]);
  renderApp(`/blog/${post.slug}`);
  await screen.findByRole("article", { name: "Comment by Gelöscht" });
  expect(screen.getByRole("button", { name: "Reply to Gelöscht" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Like the comment by Gelöscht/ })).toBeVisible();
});
