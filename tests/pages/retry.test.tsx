/** Every page that could not be loaded shows an error, and Retry asks again without a reload. */
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow, projectRow } from "../support/factories";
import { renderApp } from "../support/render";
import { auth, rest, server } from "../support/server";
import { sessionOf, signedInAs } from "../support/session";
import { servePosts } from "./blog/serve-posts";
import { serveDraft, TOKEN } from "./draft/serve-draft";
import { servePost } from "./post/serve-post";
import { serveProject } from "./project/serve-project";

const post = postRow({ title: "Back again", slug: "back" });
const project = projectRow({ title: "Back again", slug: "back" });
const posts = () => servePosts([post]);
const replies = { id: "1", topic: "replies", title: "Back again", slug: "back" };
const subscribed = () => {
  signedInAs();
  server.use(
    http.get(auth("user"), () => HttpResponse.json(sessionOf().user)),
    http.post(rest("rpc/own_subscriptions_token"), () => HttpResponse.json("a".repeat(64))),
    http.post(rest("rpc/subscriptions"), () => HttpResponse.json([replies])),
  );
};
const subscription = { id: "1", email: "Back again", topic: "all", frequency: "daily" };

type Page = [path: string, asks: string, serve: () => void, title?: RegExp];
const pages: Page[] = [
  ["/", rest("posts"), posts],
  ["/blog/tag/css", rest("posts"), posts],
  ["/blog/category/Frontend", rest("posts"), posts],
  ["/blog/archive/2026", rest("posts"), posts],
  ["/blog/back", rest("posts"), () => servePost(post), /^Post could not be loaded/],
  [
    `/blog/${post.id}#comments`,
    rest("rpc/comments_page"),
    () => servePost(postRow({ id: post.id }), [commentRow({ content: "Back again" })]),
  ],
  ["/projects", rest("projects"), () => serveProject([project])],
  ["/projects/back", rest("projects"), () => serveProject([project]), /^Project could not be/],
  [`/draft#${TOKEN}`, rest("rpc/shared_draft"), () => serveDraft({ title: "Back again" })],
  [
    `/subscriptions#${"a".repeat(64)}`,
    rest("rpc/subscriptions"),
    () => server.use(http.post(rest("rpc/subscriptions"), () => HttpResponse.json([subscription]))),
  ],
  ["/account", rest("rpc/own_subscriptions_token"), subscribed],
  ["/account", rest("rpc/subscriptions"), subscribed],
  [
    "/account",
    auth("user"),
    () => {
      signedInAs();
      const { user } = sessionOf({ fullName: "Back again" });
      server.use(http.get(auth("user"), () => HttpResponse.json({ ...user, email: "Back again" })));
    },
  ],
];

test.each(pages)("%s is requested again with Retry", async (path, asks, serve, title = /./) => {
  serve();
  server.use(http.all(asks, () => HttpResponse.error(), { once: true }));
  const { user } = renderApp(path);
  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByText("Back again")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect((await screen.findAllByText("Back again"))[0]).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});
