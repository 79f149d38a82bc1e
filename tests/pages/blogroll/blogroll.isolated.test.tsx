import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { blogroll } from "@/content/blogroll";
import { renderApp, shownAddress } from "../../support/render";
import { servePosts } from "../blog/serve-posts";

// The owner's may be empty.
vi.mock("@/content/blogroll", () => ({
  blogroll: [
    {
      name: "Tides & Co.",
      url: "https://tides.example.com/?a=1&b=2",
      feed: "https://tides.example.com/feed.xml",
      description: "Tide tables, annotated.",
    },
  ],
}));

test("every site of the blogroll has its URL and its feed", async () => {
  renderApp("/blogroll");
  await screen.findByRole("heading", { level: 1, name: "Blogroll" });
  const main = within(screen.getByRole("main"));
  for (const { name, url, feed, description } of blogroll) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", url);
    expect(main.getByRole("link", { name: `Feed of ${name}` })).toHaveAttribute("href", feed);
    expect(main.getByText(description)).toBeVisible();
  }
  expect(main.getByRole("link", { name: "Download as OPML" })).toHaveAttribute(
    "href",
    "/blogroll.opml",
  );
});

test("the blog links to the blogroll", { tags: "full" }, async () => {
  servePosts([]);
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("link", { name: "Blogroll" }));
  expect(shownAddress()).toBe("/blogroll");
});
