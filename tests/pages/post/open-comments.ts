import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { rest, server } from "../../support/server";
import { servePost } from "./serve-post";

/** The post whose comment form is tested. */
export const post = postRow();

export const nameField = () => screen.getByRole("textbox", { name: "Name" });
export const textField = () => screen.getByRole("textbox", { name: "Leave a comment" });
export const send = () => screen.getByRole("button", { name: "Post Comment" });

/** Opens the post; a stored comment gets `status` from the database. */
export async function openPost(status = "approved") {
  servePost(post);
  server.use(http.post(rest("rpc/comment_status"), () => HttpResponse.json(status)));
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("No comments yet. Be the first to comment!");
  await screen.findByRole("button", { name: /^Sign (In|Out)$/ });
  return user;
}
