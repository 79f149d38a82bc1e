import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { rest, rowsWithCount, server } from "../../support/server";

test("the grid leaves out exactly the posts shown as featured", async () => {
  const featured = postRow({ title: "Shown above", featured: true });
  const other = postRow({ title: "Shown below" });
  server.use(
    http.get(rest("posts"), ({ request }) =>
      new URL(request.url).searchParams.has("featured")
        ? HttpResponse.json([featured])
        : rowsWithCount([featured, other]),
    ),
  );
  renderApp("/blog");

  const above = await screen.findByRole("region", { name: "Featured Articles" });
  const below = screen.getByRole("region", { name: "All Articles" });
  expect(within(above).getByRole("link", { name: "Shown above" })).toBeVisible();
  expect(within(below).getByRole("link", { name: "Shown below" })).toBeVisible();
  expect(within(below).queryByRole("link", { name: "Shown above" })).not.toBeInTheDocument();
  expect(screen.getByText("Found 2 published posts")).toBeVisible();
});
