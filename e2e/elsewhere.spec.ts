/** Replies on other sites to an article, which the build has fetched: browsers do not request them. */
import { articlePath } from "./article.ts";
import { makePost } from "./backend.ts";
import { baseUrl } from "./environment.ts";
import { expect, test } from "./fixtures.ts";
import { expectUsable } from "./steps.ts";

const SOCIAL = "https://social.example/@robin/112233";
const NEWS = "https://news.ycombinator.com/item?id=4242";
const replies = [
  {
    url: "https://social.example/@ada/1",
    author: "Ada",
    created_at: "2026-11-20T08:00:00.000Z",
    text: "The consumer acknowledged before it wrote.\n\nSo the numbers looked fine.",
    discussion: SOCIAL,
  },
  {
    url: "https://news.ycombinator.com/item?id=4243",
    author: `Somebody ${"with a long name ".repeat(4)}`.trim(),
    created_at: "2026-11-21T08:00:00.000Z",
    text: `https://long.example/${"path/".repeat(40)}<b>`,
    discussion: NEWS,
  },
];

test("replies from other sites are below the comments", { tag: "@full" }, async ({ page }) => {
  const post = await makePost({ discussions: [SOCIAL, NEWS] });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseUrl)) foreign.push(request.url());
  });
  await page.route(`**/blog/${post.id}.replies.json`, (route) => route.fulfill({ json: replies }));
  await page.goto(`/blog/${post.slug}`);
  const elsewhere = page.getByRole("region", { name: "Elsewhere" });
  await elsewhere.scrollIntoViewIfNeeded();
  await expect(elsewhere.getByRole("article")).toHaveCount(2);
  await expect(elsewhere.getByText("<b>")).toBeVisible();
  await expectUsable(page);
  expect(foreign).toEqual([]);

  await page.goto(articlePath);
  await expect(page.getByRole("heading", { name: /^Comments/ })).toBeAttached();
  await expect(elsewhere).toHaveCount(0);
});
