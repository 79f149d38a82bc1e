import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { profile } from "@/content/profile";
import { saveReadingPosition, readingPositions } from "@/lib/reading/positions";
import { hrefOf } from "../../support/texts";
import { postRow } from "../../support/factories";
import { goTo, renderApp, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordRequests } from "../../support/requests";
import { rest, server, serveSettings } from "../../support/server";
import { signedInAs } from "../../support/session";
import { servePost } from "./serve-post";
import { sample } from "../../support/scope";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a post is found by its id", async () => {
  const post = postRow({ title: "By id" });
  servePost(post);
  const { release, answer } = heldBack(() => undefined);
  server.use(http.get(rest("posts"), answer));
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByRole("status", { name: "Loading post" })).toBeVisible();
  release();
  expect(await title("By id")).toBeVisible();
});

test.each(
  sample([
    ["Draft", { published: false }],
    ["Unlisted", { unlisted: true }],
    ["Scheduled", { published_at: "2999-01-01T10:00:00+00:00" }],
  ]),
)("the owner sees that a post is «%s»", async (mark, given) => {
  signedInAs({ email: "owner@example.com", isOwner: true });
  servePost(postRow({ slug: "marked", ...given }));
  renderApp("/blog/marked");
  expect(await screen.findByText(mark)).toBeVisible();
});

test("a missing post is reported, with a link back to the blog", async () => {
  servePost(postRow());
  renderApp("/blog/no-such-post");

  expect(await title("Post Not Found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test(
  "the reading position in a removed article is forgotten, and that in an existing one is kept",
  { tags: "full" },
  async () => {
    const post = postRow({ title: "There", slug: "there" });
    const place = { section: "", block: 3 };
    saveReadingPosition({ postId: post.id, slug: post.slug, title: post.title, ...place });
    saveReadingPosition({ postId: "2", slug: "taken-down", title: "Gone", ...place });
    servePost(post);
    renderApp("/blog/there");
    await title("There");

    goTo("/blog/taken-down");
    await title("Post Not Found");
    await waitFor(() =>
      expect(readingPositions().map(({ slug }) => slug)).not.toContain("taken-down"),
    );
    expect(readingPositions().map(({ slug }) => slug)).toEqual(["there"]);
  },
);

test("an article can be continued where it was left, unless it is a draft, unlisted or scheduled", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The text is below the viewport.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 9_000, 100, 100),
  );
  const content = "<p>One.</p><p>Two.</p>";
  const open = postRow({ title: "Open", slug: "open", content });
  const others = [
    postRow({ title: "Draft", slug: "draft", content, published: false }),
    postRow({ title: "Unlisted", slug: "unlisted", content, unlisted: true }),
    postRow({ title: "To come", slug: "to-come", content, published_at: "2999-01-01T00:00:00Z" }),
  ];
  for (const { id: postId, slug, title } of [open, ...others])
    saveReadingPosition({ postId, slug, title, section: "", block: 1 });
  // Only the owner can load what is not public.
  signedInAs({ email: "owner@example.com", isOwner: true });
  const offer = { name: /^Continue where you left off/ };

  servePost(open);
  renderApp("/blog/open");
  // Its code is loaded by now, so that only the reader's pause is waited for.
  expect(await screen.findByRole("button", offer)).toBeVisible();
  for (const post of others) {
    servePost(post);
    goTo(`/blog/${post.slug}`);
    await title(post.title);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByRole("button", offer)).not.toBeInTheDocument();
  }
});

test("the header of a post shows category, author, date, read time, views and likes", async () => {
  const post = postRow({
    title: "Heads",
    category: "Machine Learning",
    author_name: "Grace Writer",
    read_time: 9,
    views: 12345,
    likes: 1,
    created_at: "2025-01-01T12:00:00+00:00",
    published_at: "2026-03-04T12:00:00+00:00",
    revised_at: "2026-05-06T12:00:00+00:00",
    revision_note: "New figures.",
    featured_image: "https://images.example.com/heads.jpg",
  });
  servePost(post);
  renderApp(`/blog/${post.id}`);

  const head = within((await title("Heads")).closest("header") ?? document.body);
  for (const text of [
    "Machine Learning",
    "Grace Writer",
    "9 min read",
    `${(12345).toLocaleString()} views`,
  ]) {
    expect(head.getByText(text)).toBeVisible();
  }
  const date = new Date(post.listed_at).toLocaleDateString(undefined, { dateStyle: "long" });
  expect(head.getByText(date)).toHaveAttribute("datetime", post.listed_at);
  expect(head.getByRole("button", { name: "Like this post, 1 like" })).toBeVisible();
  expect(head.getByRole("button", { name: "Share" })).toBeVisible();
  expect(head.queryByText("Draft")).not.toBeInTheDocument();
  const images = screen.getAllByRole("presentation").map((image) => image.getAttribute("src"));
  expect(images).toContain(post.featured_image);
  const revised = new Date(2026, 4, 6).toLocaleDateString(undefined, { dateStyle: "long" });
  expect(head.getByText(/^Updated/)).toHaveTextContent(`Updated ${revised} — New figures.`);
});

test("a post opened by its id gets its slug as its URL", { tags: "full" }, async () => {
  const post = postRow({ title: "By id", slug: "in-words" });
  servePost(post);
  const asked = recordRequests("posts");
  renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  goTo(`/blog/${post.id}?from=elsewhere#comments`);
  const { length } = window.history;

  expect(await title("By id")).toBeVisible();
  await waitFor(() => expect(shownAddress()).toBe("/blog/in-words?from=elsewhere"));
  expect(window.location.hash).toBe("#comments");
  expect(window.history.length).toBe(length);
  expect(screen.getByRole("main")).toHaveFocus();

  window.history.back();
  await waitFor(() => expect(shownAddress()).toBe("/about"));
  window.history.forward();
  expect(await title("By id")).toBeVisible();
  expect(shownAddress()).toBe("/blog/in-words?from=elsewhere");
  await earlierRequestsHaveArrived();
  expect(asked.map(({ searchParams }) => searchParams.get("id"))).toEqual([`in.("${post.id}")`]);
});

test(
  "newer data loaded by slug is kept over older data loaded by id",
  { tags: "full" },
  async () => {
    const post = postRow({ slug: "in-words", likes: 1 });
    servePost(post);
    renderApp(`/blog/${post.id}`);
    await waitFor(() => expect(shownAddress()).toBe("/blog/in-words"));
    goTo("/about");
    await title("About Me");

    // Somebody else has liked it in between, which the response by id does not contain.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    servePost({ ...post, likes: 2 });
    goTo("/blog/in-words");
    const liked = { name: "Like this post, 2 likes" };
    expect(await screen.findByRole("button", liked)).toBeVisible();
    goTo("/about");
    await title("About Me");
    server.use(http.get(rest("posts"), () => HttpResponse.error()));
    goTo(`/blog/${post.id}`);
    await waitFor(() => expect(shownAddress()).toBe("/blog/in-words"));
    expect(screen.getByRole("button", liked)).toBeVisible();
  },
);

test("a former URL of a post leads to it, and is replaced by the present one", async () => {
  const post = postRow({ title: "Moved", slug: "as-it-is-called" });
  servePost(post, [], { former: "as-it-was-called" });
  const asked = recordRequests("post_slugs");
  renderApp("/blog/as-it-was-called?from=elsewhere#comments");

  expect(await title("Moved")).toBeVisible();
  await waitFor(() => expect(shownAddress()).toBe("/blog/as-it-is-called?from=elsewhere"));
  expect(window.location.hash).toBe("#comments");
  expect(screen.queryByRole("status", { name: "Loading post" })).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test.each([")", ".", ",%20", "%E2%80%8B", "%22%3E", "-", "&utm_source=a", "%3Fa=b", ";a=1"])(
  "a link that ends in %s leads to the article, too, and so does one in capitals",
  async (end) => {
    servePost(postRow({ title: "Linked", slug: "linked" }));
    renderApp(`/blog/Linked${end}#comments`);
    expect(await title("Linked")).toBeVisible();
    await waitFor(() => expect(shownAddress()).toBe("/blog/linked"));
    expect(window.location.hash).toBe("#comments");
  },
);

test("an article in another language is marked with it and its direction, but the page around it is not", async () => {
  const post = postRow({
    title: "مقال",
    excerpt: "ملخص.",
    language: "ar",
    slug: "arabic",
    content: "<h2>أول</h2><h2>ثان</h2><h2>ثالث</h2><p>نص.</p>",
    revised_at: "2026-11-20T10:00:00+00:00",
    revision_note: "جديد.",
  });
  servePost(post);
  renderApp("/blog/arabic");

  const text = await screen.findByText("نص.");
  const [folded, beside] = screen.getAllByRole("navigation", { name: "On this page" });
  for (const part of [
    await title("مقال"),
    screen.getByText("ملخص."),
    screen.getByText("جديد."),
    text.closest(".article"),
    folded?.querySelector("ol"),
    beside?.querySelector("ol"),
  ]) {
    expect(part).toHaveAttribute("lang", "ar");
    expect(part).toHaveAttribute("dir", "rtl");
  }
  expect(document.querySelectorAll("main [lang]")).toHaveLength(6);
  expect(document.querySelector("meta[property='og:locale']")).toHaveAttribute("content", "ar_EG");
  const [data] = await waitFor(() => {
    const found = [...document.querySelectorAll("script[type='application/ld+json']")]
      .map(({ textContent }) => textContent)
      .filter((json) => json.includes("BlogPosting"));
    expect(found).toHaveLength(1);
    return found;
  });
  expect(JSON.parse(data ?? "")).toMatchObject({ inLanguage: "ar" });
});

test("an article in the language of the page has no language mark", async () => {
  servePost(postRow({ title: "Plain", slug: "plain" }));
  renderApp("/blog/plain");

  expect(await title("Plain")).toBeVisible();
  expect(await screen.findByText("The whole story.")).toBeVisible();
  expect(document.querySelector("main [lang], main [dir]:not(textarea)")).toBeNull();
});

const robots = () => document.querySelector("meta[name=robots]")?.getAttribute("content");

test("an unlisted post can be read, but is hidden from search engines", async () => {
  servePost(postRow({ title: "Quiet", slug: "quiet", unlisted: true }));
  renderApp("/blog/quiet");

  expect(await title("Quiet")).toBeVisible();
  await waitFor(() => expect(robots()).toBe("noindex"));
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
  expect(screen.queryByText("Unlisted")).not.toBeInTheDocument();
});

test("the body is shown as HTML, and nothing in it can run", async () => {
  const post = postRow({
    content: `<h2>Part one</h2><p>See <a href="https://example.com/more">more</a>.</p>
      <img alt="broken" src="x" onerror="globalThis.hacked = true"><p>The end.</p>`,
  });
  servePost(post);
  renderApp(`/blog/${post.id}`);

  expect(await screen.findByRole("heading", { level: 2, name: "Part one" })).toBeVisible();
  expect(hrefOf("more")).toBe("https://example.com/more");

  const image = screen.getByRole("img", { name: "broken" });
  expect(image).not.toHaveAttribute("onerror");
});

test.each([
  ["the site's name from the settings", "Site of Noor"],
  ["the name of the profile", ""],
])("a post without a named author is by the site's owner: %s", async (_which, name) => {
  const post = postRow({ author_name: "Admin" });
  servePost(post);
  serveSettings({ site_name: name });
  renderApp(`/blog/${post.slug}`);
  const owner = name || profile.name;

  const head = (await title(post.title)).closest("header") ?? document.body;
  await waitFor(() => expect(head).toHaveTextContent(owner));
  const card = screen.getByRole("complementary", { name: "About the author" });
  expect(card).toHaveTextContent(owner);
  const portrait = card.querySelector("img") ?? card;
  expect(portrait).toHaveAttribute("src", "/images/portrait-192.avif");
  fireEvent.error(portrait);
  expect(portrait).not.toBeInTheDocument();
  const meta = document.querySelector('meta[property="article:author"]');
  expect(meta).toHaveAttribute("content", owner);
  expect(document.documentElement).not.toHaveTextContent("Admin");
  expect(document.head.innerHTML + document.body.innerHTML).toContain(
    `"author":{"@type":"Person","@id":"${window.location.origin}/#person","name":"${owner}"`,
  );
});

test("an article links to the feed, and explains it", async () => {
  servePost(postRow({ slug: "followed" }));
  renderApp("/blog/followed");

  const main = within(await screen.findByRole("main"));
  const link = await main.findByRole("link", { name: "Follow by RSS" });
  expect(link).toHaveAttribute("href", "/rss.xml");
  expect(link.closest("p")).toHaveTextContent(/feed reader.*new articles/);
});

test("all tags and the author are below the text", async () => {
  const post = postRow({ tags: ["one", "two", "three", "four"], author_name: "Grace Writer" });
  servePost(post);
  renderApp(`/blog/${post.id}`);
  await title(post.title);

  const tags = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
  expect(tags.map(({ textContent }) => textContent)).toEqual(["#one", "#two", "#three", "#four"]);
  const author = screen.getByRole("complementary", { name: "About the author" });
  expect(within(author).getByText("Grace Writer")).toBeVisible();
  // The portrait is the owner's.
  expect(author.querySelector("img")).toBeNull();
});

test("only the owner sees a link from an article to its editor", async () => {
  const post = postRow({ title: "Mine" });
  servePost(post);
  signedInAs({ isOwner: true });
  renderApp(`/blog/${post.slug}`);
  const link = await screen.findByRole("link", { name: "Edit" });
  expect(link).toHaveAttribute("href", `/admin/posts/${post.id}`);
  cleanup();

  signedInAs({ isOwner: false });
  renderApp(`/blog/${post.slug}`);
  expect(await title("Mine")).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
});
