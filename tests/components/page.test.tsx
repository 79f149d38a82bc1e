import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { servePosts } from "../pages/blog/serve-posts";

const post = postRow({ title: "A fine title", slug: "a-fine-title" });

const navigate = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

test("a navigation focuses the new page, scrolls to its top and announces it", async () => {
  servePosts([post]);
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

test("a page that loads while someone types in a dialog leaves the focus and the text there", async () => {
  servePosts([post]);
  const { user } = renderApp("/no/such/page");
  const link = navigate("Blog");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  const email = await screen.findByLabelText("Email");
  await user.type(email, "ada");

  fireEvent.click(link);
  await screen.findByRole("main", { name: "Tech Blog", hidden: true });
  await user.keyboard("@example.com");
  expect(email).toHaveValue("ada@example.com");
});

test("typing in a filter keeps the focus there, though the URL changes", async () => {
  servePosts([post]);
  const { user } = renderApp("/no/such/page");
  await user.click(navigate("Blog"));
  await user.type(await screen.findByRole("searchbox"), "css");

  await screen.findByText("No articles found matching your criteria.");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});
