import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hrefOf } from "../../support/texts";
import { commentRow, postRow } from "../../support/factories";
import { comeBackTo, renderApp } from "../../support/render";
import { rest, server } from "../../support/server";
import { servePost } from "./serve-post";
import { fill } from "../../support/fill";

const post = postRow();
const asked = commentRow({ post_id: post.id, author_name: "Ada", content: "A question" });
const replies = [1, 2, 3, 4, 5].map((number) =>
  commentRow({
    post_id: post.id,
    parent_id: asked.id,
    content: `reply ${number}`,
    created_at: `2026-11-0${number}T10:00:00Z`,
  }),
);
const last = replies[4] ?? asked;

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});
afterEach(() => {
  window.location.hash = "";
});

const article = (text: string) => screen.getByText(text).closest("article");
const openPost = (hash = "", shown = replies) => {
  servePost(post, [...shown.toReversed(), asked]);
  // The fragment is read from the window.
  window.location.hash = hash;
  return renderApp(`/blog/${post.id}${hash}`);
};

test("the time of a comment is a link to it", async () => {
  openPost();
  await screen.findByText("A question");

  expect(hrefOf(/^Comment by Ada, .*2026/)).toBe(`#comment-${asked.id}`);
});

test("a linked comment is scrolled to once it is loaded, and is the only one highlighted", async () => {
  openPost(`#comment-${asked.id}`);
  await screen.findByText("A question");

  expect(scrolledTo).toEqual([`comment-${asked.id}`]);
  expect(article("A question")).toHaveAttribute("aria-current", "true");
  expect(article("reply 1")).not.toHaveAttribute("aria-current");
});

test("who reloads a linked comment's page stays where they were, until they follow another link", async () => {
  comeBackTo(900);
  openPost(`#comment-${asked.id}`);
  await screen.findByText("A question");
  expect(scrolledTo).toEqual([]);

  window.location.hash = `#comment-${last.id}`;
  await screen.findByText("reply 5");
  expect(scrolledTo).toEqual([`comment-${last.id}`]);
});

test("who has reloaded an earlier page is led to a linked comment", async () => {
  comeBackTo(900);
  const href = `/blog/${post.slug}#comment-${asked.id}`;
  const other = postRow({
    slug: "another-one",
    content: `<p><a href="${href}">They asked</a></p>`,
  });
  servePost(post, [asked], { others: [other] });
  const { user } = renderApp("/blog/another-one");
  await user.click(await screen.findByRole("link", { name: "They asked" }));
  await screen.findByText("A question");
  expect(scrolledTo).toContain(`comment-${asked.id}`);
});

test("a linked comment is searched for on the later pages", async () => {
  servePost(post, []);
  const newest = commentRow({ post_id: post.id, content: "Newest" });
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has("after_time");
      return HttpResponse.json([{ ...(isFirst ? newest : asked), total: 2 }]);
    }),
  );
  window.location.hash = `#comment-${asked.id}`;
  renderApp(`/blog/${post.id}#comment-${asked.id}`);

  await screen.findByText("A question");
  expect(scrolledTo).toEqual([`comment-${asked.id}`]);
  expect(article("A question")).toHaveAttribute("aria-current", "true");
});

test("a reply whose comment is not loaded yet is shown by itself, and its link works", async () => {
  const [reply] = replies;
  servePost(post, []);
  server.use(
    http.get(rest("rpc/comments_page"), ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has("after_time");
      return HttpResponse.json([{ ...(isFirst ? reply : asked), total: 2 }]);
    }),
  );
  window.location.hash = `#comment-${reply?.id}`;
  const { user } = renderApp(`/blog/${post.id}#comment-${reply?.id}`);

  expect(await screen.findByText("reply 1")).toBeVisible();
  expect(scrolledTo).toEqual([`comment-${reply?.id}`]);
  expect(screen.getByText("Reply to a comment that is not loaded yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Reply to/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Load more comments" }));
  const thread = (await screen.findByText("A question")).closest("li");
  expect(thread).toContainElement(screen.getByText("reply 1"));
  expect(screen.queryByText(/not loaded yet/)).not.toBeInTheDocument();
});

test("a link to a deleted comment is reported", async () => {
  const { user } = openPost("#comment-00000000-0000-4000-a000-0000000000ff");
  await screen.findByText("A question");
  expect(screen.getByText("The linked comment was not found.")).toBeVisible();
  expect(scrolledTo).toHaveLength(1);

  const [there] = screen.getAllByRole("link", { name: /^Comment by Ada/ });
  if (there) await user.click(there);
  expect(screen.queryByText(/was not found/)).not.toBeInTheDocument();
});

test.each([
  ["a heading that begins like one", "#comment-out-a-line", false],
  ["a comment of the blog that this site was before", "#comment-123", true],
])("a link to %s", async (_what, hash, isMissing) => {
  openPost(hash);
  await screen.findByText("A question");
  expect(screen.queryByText(/was not found/) !== null).toBe(isMissing);
  expect(scrolledTo).toHaveLength(Number(isMissing));
});

test("the first of many replies are shown, the others on request, and the focus moves to them", async () => {
  const { user } = openPost();
  await screen.findByText("reply 3");
  expect(screen.queryByText("reply 4")).not.toBeInTheDocument();

  const more = screen.getByRole("button", { name: "Show 2 more replies" });
  expect(more).toHaveAttribute("aria-expanded", "false");
  await user.click(more);
  expect(screen.getByText("reply 5")).toBeVisible();
  expect(screen.getByText("reply 4").closest("li")).toHaveFocus();

  const fewer = screen.getByRole("button", { name: "Show fewer replies" });
  expect(fewer).toHaveAttribute("aria-expanded", "true");
  await user.click(fewer);
  expect(screen.queryByText("reply 4")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Show 2 more replies" })).toHaveFocus();
});

test("a reply that was just sent is shown, however many others there are", async () => {
  const { user } = openPost();
  await screen.findByText("reply 3");
  await screen.findByRole("button", { name: "Sign In" });
  await user.click(screen.getByRole("button", { name: "Reply to Ada" }));
  const form = within(
    screen.getByRole("textbox", { name: "Your reply" }).closest("form") ?? document.body,
  );
  await fill(user, form.getByRole("textbox", { name: "Name" }), "Grace");
  await fill(user, form.getByRole("textbox", { name: "Your reply" }), "Mine");
  await user.click(form.getByRole("button", { name: "Post Reply" }));

  expect(await screen.findByText("Mine")).toBeVisible();
});

test("four replies are not collapsed", async () => {
  openPost("", replies.slice(0, 4));

  expect(await screen.findByText("reply 4")).toBeVisible();
  expect(screen.queryByRole("button", { name: /more replies/ })).not.toBeInTheDocument();
});

test.each(["", ".", "?utm_source=mail"])(
  "a link to a collapsed reply, with “%s” behind it, expands its thread and scrolls to it",
  async (appended) => {
    openPost(`#comment-${last.id}${appended}`);

    expect(await screen.findByText("reply 5")).toBeVisible();
    expect(article("reply 5")).toHaveAttribute("aria-current", "true");
    expect(scrolledTo).toEqual([`comment-${last.id}`]);
  },
);
