import { screen } from "@testing-library/react";
import type { CommentOutcome } from "@/data/comments/public";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { serveOutcome, servePost } from "./serve-post";

/** The post whose comment form is under test. */
export const post = postRow();

export const nameField = () => screen.getByRole("textbox", { name: "Name" });
export const textField = () => screen.getByRole("textbox", { name: "Leave a comment" });
export const send = () => screen.getByRole("button", { name: "Post Comment" });

/** Opens the post; a stored comment gets this outcome. */
export async function openPost(outcome: CommentOutcome = "approved") {
  servePost(post);
  serveOutcome(outcome);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("No comments yet. Be the first to comment!");
  await screen.findByRole("button", { name: /^Sign (In|Out)$/ });
  return user;
}
