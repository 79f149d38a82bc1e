import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { hrefOf } from "../../support/texts";
import { refusal, rest, server } from "../../support/server";
import { servePost } from "./serve-post";

const post = postRow({ title: "The one" });
const further = (relation: string, number: number) => ({
  relation,
  id: `00000000-0000-4000-a000-00000000000${number}`,
  title: `Article ${number}`,
  slug: `article-${number}`,
  category: "General",
  read_time: number,
  listed_at: "2026-11-02T10:00:00+00:00",
});

async function open(answer: () => Response) {
  servePost(post);
  const asked: (string | null)[] = [];
  server.use(
    http.get(rest("rpc/further_reading"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("of_post"));
      return answer();
    }),
  );
  renderApp(`/blog/${post.slug}`);
  await screen.findByRole("heading", { name: "The one", level: 1 });
  await screen.findByLabelText("Leave a comment");
  return asked;
}

test("below an article are those before and after it, and those like it", async () => {
  const asked = await open(() =>
    HttpResponse.json([
      further("previous", 1),
      further("next", 2),
      further("related", 3),
      further("related", 4),
    ]),
  );
  await screen.findByRole("navigation", { name: "Previous and next article" });
  expect(hrefOf("Previous article Article 1")).toBe("/blog/article-1");
  expect(hrefOf("Next article Article 2")).toBe("/blog/article-2");
  const related = within(screen.getByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Article 3",
    "Article 4",
  ]);
  expect(related.getByText("3 min read")).toBeVisible();
  expect(asked).toEqual([post.id]);
});

test("where further articles cannot be asked for, the article stays", async () => {
  await open(() => refusal("Down.", "57P01", 500));
  await earlierRequestsHaveArrived();
  expect(screen.queryByText("Related articles")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
