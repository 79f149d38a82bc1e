import { expect, test } from "vitest";
import { linkedPosts, publishingHints } from "@/pages/admin/posts/editor/publishing-hints";

const origin = "https://site.example";
/** A post without any hints. */
const fine = {
  id: "own",
  title: "A title that says what it is",
  slug: "a-title",
  excerpt: "In short.",
  featured_image: "/cover.avif",
  html: '<h2>One</h2><h3>Two</h3><p><a href="/about">About</a> <img src="/a.png" alt=""></p><h2>Three</h2>',
  format: "markdown" as "markdown" | "html",
  text: "A text.",
  toDescribe: 0,
  found: [],
  isPage: (pathname: string) => pathname === "/about",
  frames: [],
  origin,
};
const namesOf = (given: Partial<typeof fine>) =>
  publishingHints({ ...fine, ...given }).map(({ name }) => name);

test("a careful post gets no hints", () => {
  expect(publishingHints(fine)).toEqual([]);
});

test.each([
  ["Title", { title: "x".repeat(61) }],
  ["Title", { title: "Short" }],
  ["Excerpt", { excerpt: " " }],
  ["Cover", { featured_image: "" }],
  ["Pictures", { html: '<img src="/a.png">' }],
  ["Pictures", { toDescribe: 1 }],
  ["Uploads", { html: '<img src="" alt="Uploading kite.jpg (1)…">' }],
  ["Headings", { html: "<h1>As large as the title</h1>" }],
  ["Headings", { html: "<h2>One</h2><h4>Two levels down</h4>" }],
  ["Headings", { html: "<h2> </h2>" }],
  ["Links", { html: '<a href="/nowhere">Nowhere</a>' }],
  ["Links", { html: '<a href="https://site.example/nowhere">Nowhere</a>' }],
  ["Links", { html: '<a href="/blog/gone">Gone</a>' }],
  ["Link texts", { html: '<a href="/about"><img src="/a.png" alt=""></a>' }],
  ["Removed", { html: '<iframe src="https://video.example/1"></iframe>' }],
  ["Removed", { html: '<p onclick="x()">Press</p>' }],
  ["Removed", { html: '<a href="skype:ada">Call</a>' }],
  ["Remarks", { text: "One <!-- to do --> two" }],
  ["Remarks", { format: "html" as const, text: "<p>One</p><!-- to do -->" }],
  ["Remarks", { text: "`<!--` and <!-- to do -->", html: "<code>&lt;!--</code> and" }],
  ["Footnotes", { text: "One[^1]\n\n[^1]: Note\n[^2]: Lost" }],
])("%s: only that problem is reported", (name, given) => {
  expect(namesOf(given)).toEqual([name]);
});

test("code that shows an HTML comment is not reported as a comment", () => {
  expect(namesOf({ text: "`<!-- shown -->`", html: "<code>&lt;!-- shown --&gt;</code>" })).toEqual(
    [],
  );
});

test("a title in Chinese may be shorter", () => {
  expect(namesOf({ title: "数据库索引" })).toEqual([]);
  expect(namesOf({ title: "索引" })).toEqual(["Title"]);
});

test("footnotes that are referred to, or that are code, are not reported as unused", () => {
  const text = "One[^1] and two[^ö]\n\n[^1]: Note[^ö]\n[^ö]: Note\n\n```md\n[^3]: Note\n```\n";
  expect(namesOf({ text })).toEqual([]);
});

// A quadratic search exceeds the time limit of a test.
test("tens of thousands of footnotes are checked in time", () => {
  const footnotes = Array.from({ length: 40_000 }, (_, i) => `See[^${i}]\n\n[^${i}]: Note\n`);
  expect(namesOf({ text: footnotes.join("\n") })).toEqual([]);
  expect(namesOf({ text: "[^".repeat(100_000) })).toEqual([]);
});

test("a missing title is left to the form", () => {
  expect(namesOf({ title: "" })).toEqual([]);
});

test.each([
  '<a href="https://elsewhere.example/nowhere">Elsewhere</a>',
  '<a href="#one">In the text</a>',
  '<a href="mailto:robin@site.example">Mail</a>',
  '<a href="/about"><img src="/a.png" alt="About"></a>',
  '<a href="/about" aria-label="About"></a>',
])("%s is a valid link", (html) => {
  expect(namesOf({ html })).toEqual([]);
});

test("a link to a post is dead unless readers can see the post", () => {
  const html = '<a href="/blog/other">By slug</a> <a href="/blog/other-id/">By id</a>';
  const other = { id: "other-id", slug: "other", title: "Other", published: true };
  expect(publishingHints({ ...fine, html, found: [other] })).toEqual([]);
  expect(publishingHints({ ...fine, html, found: [{ ...other, published: false }] })).toEqual([
    { name: "Links", text: "There is nothing public at /blog/other, nor at 1 more." },
  ]);
});

test("another post with the same slug is named, but not the post itself", () => {
  const own = { id: "own", slug: "a-title", title: "Own", published: true };
  expect(publishingHints({ ...fine, found: [own] })).toEqual([]);
  expect(publishingHints({ ...fine, found: [{ ...own, id: "other", title: "First" }] })).toEqual([
    { name: "Slug", text: "“First” already has this address, so this post’s will get a number." },
  ]);
});

test("the posts that a text links to are found, each once", () => {
  const html =
    '<a href="/blog/a">1</a><a href="https://site.example/blog/a#x">2</a><a href="/blog/b%20c?d">3</a><a href="/blog">4</a><a href="https://elsewhere.example/blog/e">5</a>';
  expect(linkedPosts(html, origin)).toEqual(["a", "b c"]);
});
