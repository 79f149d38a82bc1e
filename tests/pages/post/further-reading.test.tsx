import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { hrefOf } from "../../support/texts";
import { refusal, rest, server } from "../../support/server";
import { servePost } from "./serve-post";

const inMonth = (month: number) => `2026-0${month}-01T10:00:00+00:00`;
const post = postRow({ title: "The one", created_at: inMonth(4) });
async function open(others: Parameters<typeof servePost>[2] = {}, answer?: () => Response) {
  servePost(post, [], others);
  if (answer) server.use(http.get(rest("rpc/further_reading"), answer));
  renderApp(`/blog/${post.slug}`);
  await screen.findByRole("heading", { name: "The one", level: 1 });
  await screen.findByLabelText("Leave a comment");
}

test("below an article are the previous, the next and related ones", async () => {
  const others = [1, 2, 3, 5].map((month) =>
    postRow({
      title: `Article ${month}`,
      read_time: month,
      created_at: inMonth(month),
      ...(month === 3 && { category: "General", tags: ["go"] }),
    }),
  );
  await open({ others });
  await screen.findByRole("navigation", { name: "Previous and next article" });
  expect(hrefOf("Previous article Article 3")).toBe("/blog/article-3");
  expect(hrefOf("Next article Article 5")).toBe("/blog/article-5");
  const related = within(screen.getByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Article 2",
    "Article 1",
  ]);
  expect(related.getByText("2 min read")).toBeVisible();
});

test("if further articles cannot be fetched, the article stays", async () => {
  await open({}, () => refusal("Down.", "57P01", 500));
  await earlierRequestsHaveArrived();
  expect(screen.queryByText("Related articles")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
