import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordRequests } from "../../support/requests";
import { hrefOf } from "../../support/texts";
import { refusal, rest, server } from "../../support/server";
import { servePost } from "./serve-post";

const SERIES = 'All "about" kilns, 1';
const onDay = (day: number) => `2026-10-0${day}T10:00:00+00:00`;
const part = (title: string, given: Partial<Tables<"posts">> & { series_part: number }) =>
  postRow({ title, series: SERIES, created_at: onDay(given.series_part), ...given });
const first = part("The first", { series_part: 1 });
const second = part("The second", { series_part: 2 });
const third = part("The third", { series_part: 3 });
const newest = postRow({ title: "Something else", created_at: onDay(4) });

/** Opens a post with these other posts. */
async function open(post: Tables<"posts">, others: Tables<"posts">[]) {
  servePost(post, [], { others });
  const asked = recordRequests("posts");
  const { user } = renderApp(`/blog/${post.slug}`);
  await screen.findByRole("heading", { name: post.title, level: 1 });
  await screen.findByLabelText("Leave a comment");
  return { user, asked: () => asked.filter(({ searchParams }) => searchParams.has("series")) };
}

const neighbours = () =>
  screen.findByRole("navigation", { name: "Previous and next article" }).then(within);

test("above the text is the part's number in the series, with links to all parts", async () => {
  const { user, asked } = await open(second, [first, third, newest]);
  await user.click(await screen.findByText("Part 2 of 3 —"));
  const parts = within(screen.getByRole("navigation", { name: "Parts of this series" }));
  const links = parts.getAllByRole("link");
  expect(links).toHaveLength(3);
  for (const [index, { title }] of [first, second, third].entries()) {
    expect(links[index]).toHaveAccessibleName(title);
  }
  expect(links[0]).toHaveAttribute("href", "/blog/the-first");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  expect(asked()).toHaveLength(1);
});

test("a part is followed by the next one of its series, whatever comes next in the list", async () => {
  const between = postRow({ title: "Something else", created_at: onDay(2) });
  await open(second, [first, between, third]);
  await neighbours();
  expect(hrefOf("Previous in this series The first")).toBe("/blog/the-first");
  expect(hrefOf("Next in this series The third")).toBe("/blog/the-third");
});

test("the last part is followed by the next article, unless that is a part itself", async () => {
  await open(third, [first, second, newest]);
  const links = await neighbours();
  expect(links.getByRole("link", { name: "Previous in this series The second" })).toBeVisible();
  expect(links.getByRole("link", { name: "Next article Something else" })).toBeVisible();
});

test("no neighbours are shown that the parts of the series would replace", async () => {
  const held = heldBack(() => undefined);
  servePost(second, [], { others: [first, third, newest] });
  server.use(
    http.get(rest("posts"), ({ request }) =>
      new URL(request.url).searchParams.has("series") ? held.answer() : undefined,
    ),
  );
  const { user } = renderApp(`/blog/${second.slug}`);
  await user.type(await screen.findByLabelText("Leave a comment"), "Kilns!");
  await earlierRequestsHaveArrived();
  expect(screen.queryByText(/^Next/)).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText("Next in this series")).toBeVisible();
});

test("other parts of the series are not repeated below an article", async () => {
  const oldest = postRow({ title: "Something else", created_at: "2026-09-01T10:00:00+00:00" });
  await open(third, [first, second, oldest]);
  const links = await neighbours();
  expect(links.getAllByRole("link")).toHaveLength(1);
  const related = within(screen.getByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(related.getByText("Something else")).toBeVisible();
});

test("an unlisted part still lists the others above it", async () => {
  await open({ ...second, unlisted: true }, [first, third, newest]);
  expect(await screen.findByRole("link", { name: "The first", hidden: true })).toBeInTheDocument();
  expect(screen.getByText(SERIES)).toBeVisible();
  expect(screen.queryByText(/^Part \d/)).not.toBeInTheDocument();
  expect(screen.queryByText(/in this series/)).not.toBeInTheDocument();
});

test("a post without a series requests no parts", async () => {
  const { asked } = await open(postRow({ title: "Alone" }), []);
  await earlierRequestsHaveArrived();
  expect(screen.queryByText(/^Part \d/)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

test("if the parts cannot be fetched, the series still has its name", async () => {
  servePost(second, [], { others: [first, third] });
  server.use(
    http.get(rest("posts"), ({ request }) =>
      new URL(request.url).searchParams.has("series") ? refusal("Down.", "57P01", 500) : undefined,
    ),
  );
  renderApp("/blog/the-second");
  await screen.findByRole("heading", { name: "The second", level: 1 });
  expect(screen.getByText(SERIES)).toBeVisible();
  expect((await neighbours()).getByText("Next article")).toBeVisible();
});
