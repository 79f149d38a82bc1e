import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { refusal, rest, server } from "../../support/server";
import { textsOf } from "../../support/texts";
import { servePosts } from "./serve-posts";

const searchBox = () => screen.getByRole("searchbox", { name: "Search articles" });
const enter = (value: string) => fireEvent.change(searchBox(), { target: { value } });
const chip = (name: string) =>
  within(screen.getByRole("group", { name: "Category" })).getByRole("button", { name });

test("typing sends one search after a pause, and the URL keeps it", async () => {
  const asked = servePosts([postRow({ title: "All" }), postRow({ title: "Found by words" })]);
  renderApp("/blog");
  await screen.findByRole("link", { name: "All" });
  expect(searchBox()).toHaveAttribute("placeholder", "Search articles...");

  // All at once: on a busy machine single keystrokes would leave pauses.
  for (const typed of ["w", "wo", "wor", "word", "words"]) enter(typed);

  await waitFor(() => expect(screen.queryByRole("link", { name: "All" })).not.toBeInTheDocument());
  expect(await screen.findByRole("link", { name: "Found by words" })).toBeVisible();
  const searches = asked.flatMap(({ searchParams }) => searchParams.getAll("search_text"));
  expect(searches).toHaveLength(1);
  expect(shownAddress()).toBe("/blog?q=words");
  expect(screen.getByText("Found 1 published post")).toBeVisible();
});

test("a category filters the list and is kept in the URL, and All removes it", async () => {
  servePosts([
    postRow({ title: "Everything" }),
    postRow({ title: "In General", category: "General" }),
  ]);
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", { name: "General" }));
  expect(textsOf("button", screen.getByRole("group", { name: "Category" }))).toEqual([
    "All",
    "Frontend",
    "General",
  ]);

  await waitFor(() =>
    expect(screen.queryByRole("link", { name: "Everything" })).not.toBeInTheDocument(),
  );
  expect(await screen.findByRole("link", { name: "In General" })).toBeVisible();
  expect(chip("General")).toHaveAttribute("aria-pressed", "true");
  expect(chip("All")).toHaveAttribute("aria-pressed", "false");
  expect(shownAddress()).toBe("/blog?category=General");

  await user.click(chip("All"));

  expect(await screen.findByRole("link", { name: "Everything" })).toBeVisible();
  expect(shownAddress()).toBe("/blog");
});

test("the row of categories shows the one in the URL", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(this.textContent === "General" ? 900 : 0, 0, 100, 44);
  });
  servePosts([postRow({ category: "General" })]);
  renderApp("/blog?category=General");
  await screen.findByRole("button", { name: "General", pressed: true });
  expect(screen.getByRole("group", { name: "Category" }).scrollLeft).toBe(900);
});

test("a category chosen before the search has settled is kept", { tags: "full" }, async () => {
  servePosts([
    postRow({ title: "All css" }),
    postRow({ title: "Both css", category: "General" }),
    postRow({ title: "All", category: "General" }),
  ]);
  renderApp("/blog");
  await screen.findByRole("button", { name: "General" });
  enter("css");
  fireEvent.click(chip("General"));

  expect(await screen.findByText("Found 1 published post")).toBeVisible();
  expect(screen.getByRole("link", { name: "Both css" })).toBeVisible();
  expect(shownAddress()).toBe("/blog?category=General&q=css");
});

test("featured posts are above the unfiltered list only", async () => {
  const featured = postRow({ title: "Featured", featured: true });
  servePosts([featured, postRow({ title: "Plain" })]);
  const { user } = renderApp("/blog");
  await screen.findByRole("region", { name: "Featured Articles" });

  await user.click(await screen.findByRole("button", { name: "Frontend" }));

  const grid = await screen.findByRole("region", { name: "Latest Articles" });
  expect(within(grid).getByRole("link", { name: "Featured" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Featured Articles" })).not.toBeInTheDocument();
});

test("a search without a match shows a message and a suggestion", async () => {
  servePosts([postRow()]);
  renderApp("/blog?q=nothing&category=General");

  expect(await screen.findByText("No articles found matching your criteria.")).toBeVisible();
  expect(screen.getByText("Try adjusting your search or filter settings.")).toBeVisible();
  expect(screen.getByText("Found 0 published posts")).toBeVisible();
  expect(await screen.findByText("The blog has 1 post in total.")).toBeVisible();
});

test("a failed search explains why and does not show the old list as its result", async () => {
  servePosts([postRow({ title: "Old list" })]);
  const { user } = renderApp("/blog");
  await screen.findByRole("link", { name: "Old list" });
  server.use(http.get(rest("posts"), () => refusal("That search is too long.", "22023")));

  await user.type(searchBox(), "x");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading posts: That search is too long.",
  );
  expect(screen.queryByRole("link", { name: "Old list" })).not.toBeInTheDocument();
});
