import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hrefOf } from "../support/texts";
import { renderApp } from "../support/render";

test("the first page leaves the focus where the browser put it, and the first Tab offers to skip the navigation", async () => {
  const { user } = renderApp("/no/such/page");
  const page = await screen.findByRole("main", { name: "Page Not Found" });
  await screen.findByRole("button", { name: "Sign In" });
  expect(document.body).toHaveFocus();

  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  expect(hrefOf("Skip to content")).toBe(`#${page.id}`);
});
