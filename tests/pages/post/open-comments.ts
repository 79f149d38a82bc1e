import { screen } from "@testing-library/react";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { servePost } from "./serve-post";

/** The post whose comment form is under test. */
export const post = postRow();

export const nameField = () => screen.getByRole("textbox", { name: "Name" });
export const textField = () => screen.getByRole("textbox", { name: "Leave a comment" });
export const send = () => screen.getByRole("button", { name: "Post Comment" });

/** Opens the post. */
export async function openPost() {
  servePost(post);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("No comments yet. Be the first to comment!");
  await screen.findByRole("button", { name: /^Sign (In|Out)$/ });
  return user;
}
