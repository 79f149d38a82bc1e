import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack } from "../../support/requests";
import { rest, rowsWithCount, server } from "../../support/server";

const section = () => screen.findByRole("region", { name: "Latest Articles" });

test("the newest articles are shown with the number of all", async () => {
  const posts = [1, 2, 3, 4].map((number) => postRow({ title: `Article ${number}` }));
  let asked = new URLSearchParams();
  server.use(
    http.get(rest("posts"), ({ request }) => {
      asked = new URL(request.url).searchParams;
      return rowsWithCount(posts, 12);
    }),
  );
  renderApp("/");

  const articles = within(await section());
  expect(await articles.findByRole("link", { name: "All 12 articles" })).toHaveAttribute(
    "href",
    "/blog",
  );
  expect(articles.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Article 1",
    "Article 2",
    "Article 3",
    "Article 4",
  ]);
  expect(articles.getByRole("link", { name: "Article 1" })).toHaveAttribute(
    "href",
    `/blog/${posts[0]?.id}`,
  );
  expect(Object.fromEntries(asked)).toMatchObject({
    published: "eq.true",
    unlisted: "eq.false",
    order: "listed_at.desc,id.desc",
    limit: "4",
  });
});

test("while they are loaded the section says so", async () => {
  const { answer, release } = heldBack(() => rowsWithCount([]));
  server.use(http.get(rest("posts"), answer));
  renderApp("/");

  expect(await within(await section()).findByText("Loading articles...")).toBeVisible();
  release();
  expect(await screen.findByText("No published articles available yet.")).toBeVisible();
  expect(screen.getByText("Check back soon for exciting content!")).toBeVisible();
});

test("a failure is told, and Retry asks again without a reload", async () => {
  server.use(
    http.get(rest("posts"), () => HttpResponse.json({ message: "no" }, { status: 500 }), {
      once: true,
    }),
    http.get(rest("posts"), () => rowsWithCount([postRow({ title: "Back again" })])),
  );
  const { user } = renderApp("/");

  const articles = within(await section());
  expect(
    await articles.findByText(
      "Error loading articles: The server had a problem. Please try again.",
    ),
  ).toBeVisible();
  await user.click(articles.getByRole("button", { name: "Retry" }));
  expect(await articles.findByRole("link", { name: "Back again" })).toBeVisible();
});
