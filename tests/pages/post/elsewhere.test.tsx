import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { server } from "../../support/server";
import { servePost } from "./serve-post";

const SOCIAL = "https://social.example/@robin/112233";
const NEWS = "https://news.ycombinator.com/item?id=4242";
const reply = {
  url: "https://news.ycombinator.com/item?id=4243",
  author: "Ada",
  created_at: "2026-11-22T08:00:00.000Z",
  text: "<b>Well</b> said.\n\nAnd more.",
  discussion: NEWS,
};

async function open(discussions: string[], answer: () => Response) {
  const post = postRow({ title: "Queues grow", discussions });
  servePost(post);
  const asked: string[] = [];
  server.use(
    http.get("*/blog/:file.replies.json", ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return answer();
    }),
  );
  const { user } = renderApp(`/blog/${post.slug}`);
  await screen.findByRole("heading", { name: "Queues grow", level: 1 });
  return { user, asked, post };
}
const section = async () => within(await screen.findByRole("region", { name: "Elsewhere" }));

test("replies to an article on other sites are shown below the comments, as plain text", async () => {
  const { asked, post } = await open([SOCIAL, NEWS], () => HttpResponse.json([reply]));
  const elsewhere = await section();
  expect(elsewhere.getByRole("link", { name: "social.example" })).toHaveAttribute("href", SOCIAL);
  expect(elsewhere.getByRole("link", { name: "Hacker News" })).toHaveAttribute("href", NEWS);
  const said = within(
    await elsewhere.findByRole("article", { name: "Reply by Ada on Hacker News" }),
  );
  expect(said.getByText(/^<b>Well<\/b> said\.\s+And more\.$/)).toBeVisible();
  expect(said.getByRole("link", { name: /^Reply by Ada on Hacker News, .*2026/ })).toHaveAttribute(
    "href",
    reply.url,
  );
  expect(elsewhere.getByText(/When this site was last built, 1 reply:/)).toBeVisible();
  expect(asked).toEqual([`/blog/${post.id}.replies.json`]);
});

test("if there are no replies, only the links are shown", async () => {
  await open([SOCIAL], () => new HttpResponse(null, { status: 404 }));
  const elsewhere = await section();
  expect(elsewhere.getByRole("link", { name: "social.example" })).toBeVisible();
  expect(elsewhere.queryByRole("list")).not.toBeInTheDocument();
  expect(elsewhere.queryByText(/repl/)).not.toBeInTheDocument();
});

test("an article without discussions elsewhere shows no section for them, and requests no replies", async () => {
  const { asked } = await open([], () => HttpResponse.json([reply]));
  await screen.findByLabelText("Leave a comment");
  expect(screen.queryByRole("region", { name: "Elsewhere" })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("replies that cannot be loaded can be requested again", async () => {
  let isDown = true;
  const { user } = await open([NEWS], () =>
    isDown ? HttpResponse.error() : HttpResponse.json([reply]),
  );
  const elsewhere = await section();
  expect(await elsewhere.findByText("The replies could not be loaded.")).toBeVisible();
  isDown = false;
  await user.click(elsewhere.getByRole("button", { name: "Retry" }));
  expect(await elsewhere.findByRole("article")).toBeVisible();
});
