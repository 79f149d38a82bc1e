/** What other sites read in the pages, according to the parser of the microformats project. */
import { screen, waitFor } from "@testing-library/react";
import { mf2 } from "microformats-parser";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";
import { postRow } from "../../support/factories";
import { servePosts } from "../../pages/blog/serve-posts";
import { servePost } from "../../pages/post/serve-post";
import { renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";

const origin = window.location.origin;
const parsed = () => mf2(document.documentElement.outerHTML, { baseUrl: `${origin}/` });
const itemsOf = (type: string) => parsed().items.filter((item) => item.type?.includes(type));

const post = postRow({
  title: "Nothing ends",
  slug: "nothing-ends",
  excerpt: "Why it does not.",
  content: "<p>The <em>whole</em> story.</p>",
  author_name: "Admin",
  tags: ["css", "html"],
  published_at: "2026-11-01T10:00:00+00:00",
  revised_at: "2026-11-03T10:00:00+00:00",
});

const serveSite = (given: Parameters<typeof serveSettings>[0] = {}) =>
  serveSettings({ site_name: "Ada", ...given });

const author = { type: ["h-card"], properties: { name: ["Ada"], url: [`${origin}/`] } };

test("the home page has the card of its owner", async () => {
  serveSite({ social_github: "https://github.com/ada" });
  renderApp("/");
  await waitFor(() => expect(document.title).toBe("Ada"));
  const [card, ...others] = itemsOf("h-card");
  expect(others).toEqual([]);
  expect(card).not.toHaveProperty("children");
  expect(card?.properties).toMatchObject({
    name: ["Ada"],
    uid: [`${origin}/`],
    "job-title": [profile.role],
    locality: [profile.location],
    note: [profile.introduction],
    photo: [`${origin}/images/portrait-192.avif`],
  });
  expect(card?.properties["url"]).toEqual(
    expect.arrayContaining([`${origin}/`, "https://github.com/ada"]),
  );
});

test("every page links to the owner's profiles with rel=me, so that they can verify the site", async () => {
  serveSite({
    social_github: "https://github.com/ada",
    social_linkedin: "https://www.linkedin.com/in/ada",
    social_twitter: "https://x.com/ada",
    social_mastodon: "https://mastodon.example/@ada",
  });
  renderApp("/skills");
  await screen.findByRole("link", { name: "Mastodon" });
  expect(new Set(parsed().rels["me"])).toEqual(
    new Set([
      "https://github.com/ada",
      "https://www.linkedin.com/in/ada",
      "https://x.com/ada",
      "https://mastodon.example/@ada",
    ]),
  );
});

test("an article is one entry with its author, dates, tags and text", async () => {
  serveSite();
  servePost(post);
  renderApp(`/blog/${post.id}`);
  await screen.findByText("whole");
  await waitFor(() => expect(document.title).toMatch(/Ada$/));
  const [entry, ...others] = itemsOf("h-entry");
  expect(others).toEqual([]);
  expect(entry).not.toHaveProperty("children");
  expect(entry?.properties).toMatchObject({
    name: ["Nothing ends"],
    summary: ["Why it does not."],
    uid: [`${origin}/blog/nothing-ends`],
    url: [`${origin}/blog/nothing-ends`],
    author: [author],
    published: ["2026-11-01T10:00:00+00:00"],
    updated: ["2026-11-03T10:00:00+00:00"],
    category: ["css", "html"],
    content: [{ value: "The whole story." }],
  });
});

test("a list of articles is a feed of entries with their permanent URLs", async () => {
  serveSite();
  servePosts([post]);
  renderApp("/blog");
  await screen.findByRole("link", { name: "Nothing ends" });
  await waitFor(() => expect(document.title).toBe("Tech Blog — Ada"));
  expect(itemsOf("h-feed")).toMatchObject([
    {
      properties: { name: ["Latest Articles"] },
      children: [
        {
          type: ["h-entry"],
          properties: {
            name: ["Nothing ends"],
            url: [`${origin}/blog/nothing-ends`],
            summary: ["Why it does not."],
            author: [author],
            category: ["css", "html"],
            published: ["2026-11-01T10:00:00+00:00"],
          },
        },
      ],
    },
  ]);
});
