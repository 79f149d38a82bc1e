import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, recordPosts } from "../../support/requests";
import { signedInAs } from "../../support/session";

test("a spinner shows until the session is known, then Sign Out", async () => {
  signedInAs();
  renderApp("/no/such/page");

  expect(screen.getByRole("status", { name: "Checking who you are" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sign/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Checking who you are" })).not.toBeInTheDocument();
});

test("without a session, Sign In is shown at once", () => {
  renderApp("/no/such/page");

  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("the owner sees a link to the admin area and Sign Out", async () => {
  signedInAs({ isOwner: true });
  renderApp("/no/such/page");

  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign In" })).not.toBeInTheDocument();
});

test.each([
  ["another reader", () => HttpResponse.json(false)],
  ["an account whose role the database cannot tell", () => HttpResponse.error()],
])("%s sees Sign Out and no link to the admin area", async (_who, answer) => {
  signedInAs({ email: "owner@example.com" });
  const asked = recordPosts("rpc/is_owner", answer);
  renderApp("/no/such/page");

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  await earlierRequestsHaveArrived();
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("on a phone, Sign In is in the menu, which closes for the dialog", async () => {
  const { user } = renderApp("/no/such/page");
  await screen.findByRole("button", { name: "Sign In" });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = screen.getByRole("navigation", { name: "Mobile" });
  await user.click(within(menu).getByRole("button", { name: "Sign In" }));

  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
  expect(menu).not.toBeVisible();
});
