import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { recordPosts } from "../../support/requests";
import { signedInAs } from "../../support/session";

test("while it is not known who is there a spinner shows, then Sign Out", async () => {
  signedInAs();
  renderApp("/no/such/page");

  expect(screen.getByRole("status", { name: "Checking who you are" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sign/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Checking who you are" })).not.toBeInTheDocument();
});

test("where nobody has signed in, Sign In is there at once", () => {
  renderApp("/no/such/page");

  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("the owner sees the way to the admin area and Sign Out", async () => {
  signedInAs({ isOwner: true });
  renderApp("/no/such/page");

  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign In" })).not.toBeInTheDocument();
});

test.each([
  ["another reader", () => HttpResponse.json(false)],
  ["somebody of whom the database cannot say who they are", () => HttpResponse.error()],
])("%s sees Sign Out and no way to the admin area", async (_who, answer) => {
  signedInAs({ email: "owner@example.com" });
  const asked = recordPosts("rpc/is_owner", answer);
  renderApp("/no/such/page");

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("on a phone one signs in from the menu, which makes way for the dialog", async () => {
  const { user } = renderApp("/no/such/page");
  await screen.findByRole("button", { name: "Sign In" });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = screen.getByRole("navigation", { name: "Mobile" });
  await user.click(within(menu).getByRole("button", { name: "Sign In" }));

  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
  expect(menu).not.toBeVisible();
});
