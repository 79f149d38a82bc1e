import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { refusal, rest, server } from "../../support/server";
import { servePosts } from "./serve-posts";

const newer = Array.from({ length: 12 }, (_, index) =>
  postRow({ title: `Newer ${index + 1}`, created_at: `2026-10-${30 - index}T10:00:00+00:00` }),
);
const older = ["Older 1", "Older 2"].map((title) =>
  postRow({ title, created_at: "2026-09-01T10:00:00+00:00" }),
);

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);

test("posts load in pages of twelve on request, until there are no more", async () => {
  servePosts([...newer, ...older]);
  const { user } = renderApp("/blog");
  await screen.findByRole("link", { name: "Newer 12" });
  expect(titles()).toHaveLength(12);

  await user.click(screen.getByRole("button", { name: "Load more articles" }));

  expect(await screen.findByRole("link", { name: "Older 2" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Older 1" }).closest("li")).toHaveFocus();
  expect(titles()).toEqual([...newer, ...older].map(({ title }) => title));
  expect(screen.queryByRole("button", { name: "Load more articles" })).not.toBeInTheDocument();
  expect(screen.getByText("Found 14 published posts")).toBeVisible();
});

test("a page that could not be loaded shows an error and can be requested again", async () => {
  servePosts([...newer, ...older]);
  const { user } = renderApp("/blog");
  await screen.findByRole("link", { name: "Newer 12" });

  server.use(
    http.get(rest("posts"), () => refusal("canceling statement", "57014", 500), { once: true }),
  );
  await user.click(screen.getByRole("button", { name: "Load more articles" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading posts: The server had a problem. Please try again.",
  );
  expect(titles()).toHaveLength(12);
  expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();

  await user.keyboard("{Enter}");

  expect(await screen.findByRole("link", { name: "Older 2" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Older 1" }).closest("li")).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
