import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { saveReadingPosition } from "@/lib/reading/positions";
import { postRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { rest, rowsWithCount, server } from "../../support/server";

const post = postRow({ title: "Left halfway", content: "<p>One.</p><h2>Two</h2><p>Three.</p>" });

function serve() {
  server.use(
    http.get(rest("posts"), ({ request }) =>
      rowsWithCount(new URL(request.url).searchParams.has("slug") ? [post] : []),
    ),
  );
}

test("the blog links to the article that was left last, which offers to continue there", async () => {
  // The text is below the viewport.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 9_000, 100, 100),
  );
  const { id: postId, slug, title } = post;
  saveReadingPosition({
    postId: "other",
    slug: "other",
    title: "Left before",
    section: "",
    block: 1,
  });
  saveReadingPosition({ postId, slug, title, section: "user-content-two", block: 1 });
  serve();
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("link", { name: "Continue reading: Left halfway" }));
  expect(shownAddress()).toBe("/blog/left-halfway");
  expect(
    await screen.findByRole("button", { name: /^Continue where you left off ?Two$/ }),
  ).toBeVisible();
});

test("a visitor who has left no article sees no such link", async () => {
  serve();
  renderApp("/blog");
  await screen.findByText(/^Found 0/);
  expect(screen.queryByText(/Continue/)).not.toBeInTheDocument();
});
