import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { postRow, settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { refusal, rest, rowsWithCount, server } from "../../support/server";
import { textsOf } from "../../support/texts";
import { servePosts } from "./serve-posts";

const cardOf = (title: string) => {
  const card = screen.getByRole("link", { name: title }).closest("article");
  if (!card) throw new Error(`«${title}» stands on no card`);
  return within(card);
};
const tagsOf = (title: string) =>
  within(cardOf(title).getByRole("list", { name: "Tags" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const forbidden = () => refusal("permission denied", "42501", 403);
const serveFeatured = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.get(rest("posts"), ({ request }) =>
      new URL(request.url).searchParams.has("featured") ? answer() : undefined,
    ),
  );

test("the list shows that it is loading, then its posts", async () => {
  servePosts([postRow({ title: "On loading" })]);
  const { release, answer } = heldBack(() => undefined);
  server.use(http.get(rest("posts"), answer));
  renderApp("/blog");

  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  expect(screen.getByRole("status", { name: "Loading articles" })).toBeVisible();
  release();
  expect(await screen.findByRole("link", { name: "On loading" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Loading articles" })).not.toBeInTheDocument();
});

test("a failed list explains why, and Retry fetches everything that failed without a reload", async () => {
  server.use(http.get(rest("*"), forbidden));
  const { user } = renderApp("/blog");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading posts: permission denied",
  );

  server.resetHandlers();
  servePosts([
    postRow({ title: "Back again" }),
    postRow({ title: "Featured again", featured: true }),
  ]);
  await user.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByRole("link", { name: "Back again" })).toBeVisible();
  // It moves out of the list once it is known to be featured.
  await waitFor(() => expect(screen.getByRole("link", { name: "Featured again" })).toBeVisible());
  expect(await screen.findByRole("button", { name: "Frontend" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("if the featured posts fail to load, the list still shows every post, and Retry fetches them", async () => {
  const featured = postRow({ title: "Featured", featured: true });
  servePosts([featured, postRow({ title: "Plain" })]);
  const { release, answer } = heldBack(() => HttpResponse.json([featured]));
  serveFeatured(forbidden);
  const { user } = renderApp("/blog");

  expect(await screen.findByRole("alert")).toHaveTextContent(/^Error loading featured articles\./);
  const all = within(screen.getByRole("region", { name: "Latest Articles" }));
  expect(all.getByRole("link", { name: "Featured" })).toBeVisible();
  expect(all.getByRole("link", { name: "Plain" })).toBeVisible();

  serveFeatured(answer);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByRole("link", { name: "Plain" })).toBeVisible();
  release();
  const above = within(await screen.findByRole("region", { name: "Featured Articles" }));
  expect(above.getByRole("link", { name: "Featured" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("failed featured articles are not reported while a filter hides them anyway", async () => {
  servePosts([postRow({ title: "Found" })]);
  serveFeatured(forbidden);
  const { user } = renderApp("/blog");
  await screen.findByRole("alert");
  await user.click(await screen.findByRole("button", { name: "Frontend" }));

  expect(await screen.findByRole("link", { name: "Found" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a search reports that the total number of articles did not load, and still shows its results", async () => {
  servePosts([postRow({ title: "Found", category: "General" })]);
  server.use(http.head(rest("posts"), forbidden));
  renderApp("/blog?category=General");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Error loading the number of articles\./,
  );
  expect(screen.getByRole("link", { name: "Found" })).toBeVisible();
});

test("the number of results is the database's, not that of the posts on screen", async () => {
  const posts = [postRow(), postRow()];
  server.use(
    ...[http.get, http.head].map((on) => on(rest("posts"), () => rowsWithCount(posts, 1234))),
  );
  renderApp("/blog");

  const number = (1234).toLocaleString();
  expect(await screen.findByText(`Found ${number} published posts`)).toBeVisible();
  expect(screen.getByText(`The blog has ${number} posts in total.`)).toBeVisible();
});

test("the six newest listed featured posts are at the top, and the grid has the others", async () => {
  const names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
  const featured = names.map((title) => postRow({ title, featured: true }));
  const unlisted = postRow({ title: "Unlisted", featured: true, unlisted: true });
  servePosts([unlisted, ...featured, postRow({ title: "Plain" })]);
  renderApp("/blog");

  const above = await screen.findByRole("region", { name: "Featured Articles" });
  const grid = screen.getByRole("region", { name: "All Articles" });
  expect(textsOf("heading", above)).toEqual(["Featured Articles", ...names.slice(0, 6)]);
  expect(textsOf("heading", grid)).toEqual(["All Articles", "seventh", "Plain"]);
  expect(screen.getByText("Found 8 published posts")).toBeVisible();
});

test("a card shows its author and is marked with its language", async () => {
  servePosts([postRow({ title: "Titel", excerpt: "Kurz.", language: "de", author_name: "Admin" })]);
  renderApp("/blog");
  expect(await screen.findByRole("heading", { name: "Titel" })).toHaveAttribute("lang", "de");
  expect(screen.getByText("Kurz.")).toHaveAttribute("lang", "de");
  expect(cardOf("Titel").getByText(settingsRow().site_name)).toBeVisible();
});

test("a card summarizes the post and links to it by its id", async () => {
  const post = postRow({
    title: "Cards",
    category: "Frontend",
    excerpt: "All about cards.",
    author_name: "Grace Writer",
    read_time: 7,
    views: 1,
    likes: 2,
    comment_count: 31,
    featured_image: "https://images.example.com/cards.jpg",
    created_at: "2025-01-01T12:00:00+00:00",
    published_at: "2026-03-04T12:00:00+00:00",
  });
  servePosts([post]);
  renderApp("/blog");
  await screen.findByRole("link", { name: "Cards" });

  const card = cardOf("Cards");
  expect(card.getByRole("link", { name: "Cards" })).toHaveAttribute("href", `/blog/${post.id}`);
  for (const text of ["Frontend", "All about cards.", "Grace Writer", "7 min read"]) {
    expect(card.getByText(text)).toBeVisible();
  }
  for (const count of ["1 view", "2 likes", "31 comments"]) {
    expect(card.getByText(count)).toBeInTheDocument();
  }
  const date = new Date(post.listed_at).toLocaleDateString(undefined, { dateStyle: "medium" });
  expect(card.getByText(date)).toHaveAttribute("datetime", post.listed_at);
  expect(card.getByRole("presentation")).toHaveAttribute("src", post.featured_image);
});

test("the blog links to its feed, and so does the footer of every page", async () => {
  servePosts([postRow()]);
  renderApp("/blog");

  const main = within(await screen.findByRole("main", { name: "Tech Blog" }));
  const feed = "/rss.xml";
  expect(main.getByRole("link", { name: "Follow by RSS" })).toHaveAttribute("href", feed);
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "RSS" })).toHaveAttribute("href", feed);
});

test("a featured card shows three tags, a card of the grid two", async () => {
  const tags = ["one", "two", "three", "four"];
  const featured = postRow({ title: "Featured", featured: true, tags });
  servePosts([featured, postRow({ title: "Plain", tags })]);
  renderApp("/blog");
  await screen.findByRole("link", { name: "Featured" });

  expect(tagsOf("Featured")).toEqual(["#one", "#two", "#three"]);
  expect(tagsOf("Plain")).toEqual(["#one", "#two"]);
});

test("the list stays on screen when a refresh in the background fails", async () => {
  servePosts([postRow({ title: "Still here" })]);
  const { user } = renderApp("/blog");
  await screen.findByRole("link", { name: "Still here" });

  let refused = 0;
  server.use(
    http.get(rest("*"), () => {
      refused += 1;
      return refusal("out of order", "XX000", 500);
    }),
  );
  const later = Date.now() + 60_000;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  window.dispatchEvent(new Event("visibilitychange"));

  await waitFor(() => expect(refused).toBeGreaterThan(0));
  await earlierRequestsHaveArrived();
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(screen.getByRole("link", { name: "Still here" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
