import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { servePosts } from "./serve-posts";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);

test("a card's category and tags link to pages of their articles, and its title to the article", async () => {
  const post = postRow({ title: "The card", category: "A & B", tags: ["Node.js", "c/c++"] });
  servePosts([post]);
  const { user } = renderApp("/blog");
  const card = within(await screen.findByRole("article"));
  const links = card.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A & B", "/blog/category/A%20%26%20B"],
    ["The card", `/blog/${post.id}`],
    ["#Node.js", "/blog/tag/Node%2Ejs"],
    ["#c/c++", "/blog/tag/c%2Fc%2B%2B"],
  ]);
  servePosts([post, postRow({ title: "Tagged", tags: ["c/c++"] }), postRow({ title: "Other" })]);

  await user.click(card.getByRole("link", { name: "#c/c++" }));
  await heading("#c/c++");
  expect(shownAddress()).toBe("/blog/tag/c%2Fc%2B%2B");
  expect(await screen.findByRole("link", { name: "Tagged" })).toBeVisible();
  expect(titles()).toEqual(["The card", "Tagged"]);
});

test("a tag loads its articles in pages, and shows how many there are", async () => {
  const first = Array.from({ length: 12 }, (_, index) => postRow({ title: `Post ${index}` }));
  const asked = servePosts([...first, postRow({ title: "The last" })]);
  const { user } = renderApp("/blog/tag/css");
  await heading("#css");
  expect(await screen.findByText("13 articles")).toBeVisible();
  expect(titles()).toHaveLength(12);

  await user.click(screen.getByRole("button", { name: "Load more articles" }));
  expect(await screen.findByRole("link", { name: "The last" })).toBeVisible();
  expect(titles()).toHaveLength(13);
  expect(screen.queryByRole("button", { name: "Load more articles" })).not.toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test("a category lists its articles", async () => {
  servePosts([postRow({ title: "In it", category: "AI Development" }), postRow()]);
  renderApp("/blog/category/AI%20Development");
  await heading("AI Development");
  expect(await screen.findByRole("link", { name: "In it" })).toBeVisible();
  expect(screen.getByText("1 article")).toBeVisible();
});

test.each(["/blog/tag/none", "/blog/category/none", "/blog/archive/1999", "/blog/archive/9-1"])(
  "%s has no articles, is not indexed, and links back",
  async (path) => {
    servePosts([]);
    const { user } = renderApp(path);
    expect(await screen.findByText(/^There are no articles/)).toBeVisible();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await user.click(screen.getByRole("link", { name: "Back to Blog" }));
    expect(shownAddress()).toBe("/blog");
  },
);

test.each([
  ["/blog/tag/WEB%20Dev", "#web dev", "/blog/tag/web%20dev"],
  ["/blog/category/WEB%20Dev", "web dev", "/blog/category/web%20dev"],
])("%s redirects to the name as it is spelled", async (path, title, there) => {
  servePosts([
    postRow({ title: "Here", tags: ["web dev"], category: "web dev" }),
    postRow({ title: "There", tags: ["other"], category: "other" }),
  ]);
  renderApp(path);
  await heading(title);
  expect(await screen.findByRole("link", { name: "Here" })).toBeVisible();
  expect(shownAddress()).toBe(there);
});

test("the archive links from year to year", async () => {
  servePosts([
    postRow({ title: "Of 2026", slug: "a-post", published_at: "2026-01-01T00:00:00+00:00" }),
    postRow({ title: "Of 2024", published_at: "2024-12-31T23:59:59+00:00" }),
  ]);
  const { user } = renderApp("/blog/archive/2026");
  await heading("2026");
  expect(await screen.findByRole("link", { name: "Of 2026" })).toHaveAttribute(
    "href",
    "/blog/a-post",
  );
  const years = within(await screen.findByRole("navigation", { name: "Archive" }));
  expect(years.getByRole("link", { current: "page" })).toHaveTextContent("2026");

  await user.click(years.getByRole("link", { name: "2024" }));
  await heading("2024");
  expect(await screen.findByRole("link", { name: "Of 2024" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Of 2026" })).not.toBeInTheDocument();
});

test("the blog links to the archive", async () => {
  servePosts([postRow()]);
  renderApp("/blog");
  const years = within(await screen.findByRole("navigation", { name: "Archive" }));
  expect(years.getByRole("link", { name: "2026" })).toHaveAttribute("href", "/blog/archive/2026");
});
