import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { hrefOf, textsOf } from "../../support/texts";
import { heldBack } from "../../support/requests";
import { rest, server } from "../../support/server";
import { servePosts } from "../blog/serve-posts";

const section = () => screen.findByRole("region", { name: "Latest Articles" });

test("the newest articles are shown with the total number", async () => {
  const posts = Array.from({ length: 12 }, (_, index) =>
    postRow({ title: `Article ${index + 1}` }),
  );
  servePosts([postRow({ title: "Unlisted", unlisted: true }), ...posts]);
  renderApp("/");

  await screen.findByRole("link", { name: "All 12 articles" });
  expect(hrefOf("All 12 articles")).toBe("/blog");
  expect(hrefOf("Article 1")).toBe(`/blog/${posts[0]?.id}`);
  const titles = posts.slice(0, 4).map(({ title }) => title);
  expect(textsOf("heading", await section())).toEqual([expect.anything(), ...titles]);
});

test("while they are loading, a message is shown", async () => {
  const { answer, release } = heldBack(() => undefined);
  server.use(http.get(rest("posts"), answer));
  renderApp("/");

  expect(await within(await section()).findByText("Loading articles...")).toBeVisible();
  release();
  expect(await screen.findByText("No published articles available yet.")).toBeVisible();
  expect(screen.getByText("Check back soon for exciting content!")).toBeVisible();
});
