import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { hrefOf } from "../../support/texts";
import { refusal, rest, server } from "../../support/server";
import { servePost } from "./serve-post";

const SERIES = 'All "about" kilns, 1';
const first = postRow({ title: "The first", series: SERIES });
const second = postRow({ title: "The second", series: SERIES, series_part: 2 });
const third = postRow({ title: "The third", series: SERIES, series_part: 3 });

/** Opens a post, and answers for the parts of its series and for its neighbours in the list. */
async function open(
  post: Tables<"posts">,
  parts: Response | Tables<"posts">[],
  neighbours: object[] = [],
) {
  servePost(post);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.has("series")) return undefined;
      asked.push(searchParams);
      return parts instanceof Response ? parts : HttpResponse.json(parts);
    }),
    http.get(rest("rpc/further_reading"), () => HttpResponse.json(neighbours)),
  );
  const { user } = renderApp(`/blog/${post.slug}`);
  await screen.findByRole("heading", { name: post.title, level: 1 });
  await screen.findByLabelText("Leave a comment");
  return { user, asked };
}

const inList = (relation: string, post: Tables<"posts">) => ({ ...post, relation });
const neighbours = () =>
  screen.findByRole("navigation", { name: "Previous and next article" }).then(within);

test("above the text is which part of the series it is, with links to all of them", async () => {
  const { user, asked } = await open(second, [first, second, third]);
  await user.click(await screen.findByText("Part 2 of 3 —"));
  const parts = within(screen.getByRole("navigation", { name: "Parts of this series" }));
  const links = parts.getAllByRole("link");
  expect(links).toHaveLength(3);
  for (const [index, { title }] of [first, second, third].entries()) {
    expect(links[index]).toHaveAccessibleName(title);
  }
  expect(links[0]).toHaveAttribute("href", "/blog/the-first");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.get("series")).toBe('in.("All \\"about\\" kilns, 1")');
  expect(asked[0]?.get("published")).toBe("eq.true");
});

test("a part is followed by the next one of its series, whatever is next in the list", async () => {
  const other = postRow({ title: "Something else" });
  await open(second, [first, second, third], [inList("previous", other), inList("next", other)]);
  await neighbours();
  expect(hrefOf("Previous in this series The first")).toBe("/blog/the-first");
  expect(hrefOf("Next in this series The third")).toBe("/blog/the-third");
});

test("after the last part comes the next article, unless that is a part itself", async () => {
  const other = postRow({ title: "Something else" });
  await open(third, [first, second, third], [inList("previous", other), inList("next", other)]);
  const links = await neighbours();
  expect(links.getByRole("link", { name: "Previous in this series The second" })).toBeVisible();
  expect(links.getByRole("link", { name: "Next article Something else" })).toBeVisible();
});

test("no other part of the series stands below it twice", async () => {
  const other = postRow({ title: "Something else" });
  await open(
    third,
    [first, second, third],
    [inList("next", second), inList("related", first), inList("related", other)],
  );
  const links = await neighbours();
  expect(links.getAllByRole("link")).toHaveLength(1);
  const related = within(screen.getByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(related.getByText("Something else")).toBeVisible();
});

test("a part that readers do not find in the lists has the others above it", async () => {
  await open({ ...second, unlisted: true }, [first, third], [inList("next", postRow())]);
  expect(await screen.findByRole("link", { name: "The first", hidden: true })).toBeInTheDocument();
  expect(screen.getByText(SERIES)).toBeVisible();
  expect(screen.queryByText(/^Part \d/)).not.toBeInTheDocument();
  expect((await neighbours()).queryByText(/in this series/)).not.toBeInTheDocument();
});

test("a post in no series asks for none", async () => {
  const { asked } = await open(postRow({ title: "Alone" }), []);
  expect(screen.queryByText(/^Part \d/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("where the parts cannot be asked for, the series still has its name", async () => {
  await open(second, refusal("Down.", "57P01", 500), [inList("next", third)]);
  expect(screen.getByText(SERIES)).toBeVisible();
  expect((await neighbours()).getByText("Next article")).toBeVisible();
});
