import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { rest, rowsWithCount, server } from "../support/server";

const post = postRow({ title: "A fine title", slug: "a-fine-title" });

function servePosts() {
  server.use(
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isEmpty = ["featured", "search_text"].some((name) => searchParams.has(name));
      return rowsWithCount(isEmpty ? [] : [post]);
    }),
    http.head(rest("posts"), () => rowsWithCount([post])),
  );
}

const navigate = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

test("a navigation moves the focus to the new page, goes to its top and announces it", async () => {
  servePosts();
  const scroll = vi.spyOn(window, "scrollTo");
  const { user } = renderApp("/no/such/page");
  await screen.findByRole("main", { name: "Page Not Found" });
  await user.click(navigate("Blog"));

  await waitFor(() => expect(screen.getByRole("main", { name: "Tech Blog" })).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(await screen.findByText("Tech Blog — Robin Sample", { ignore: "title" })).toHaveAttribute(
    "aria-live",
    "polite",
  );
});

test("a page that comes while one types in a dialog leaves the focus there, and what is typed", async () => {
  servePosts();
  const { user } = renderApp("/no/such/page");
  await user.click(navigate("Blog"));
  await screen.findByRole("main", { name: "Tech Blog" });
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  const email = await screen.findByLabelText("Email");
  await user.type(email, "ada");

  window.history.back();
  await screen.findByRole("main", { name: "Page Not Found", hidden: true });
  await user.keyboard("@example.com");
  expect(email).toHaveValue("ada@example.com");
});

test("typing in a filter keeps the focus there, though the address changes", async () => {
  servePosts();
  const { user } = renderApp("/no/such/page");
  await user.click(navigate("Blog"));
  await user.type(await screen.findByRole("searchbox"), "css");

  await screen.findByText("No articles found matching your criteria.");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});
