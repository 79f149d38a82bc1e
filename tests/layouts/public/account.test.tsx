import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { renderApp } from "../../support/render";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";

test("while it is not known who is there a spinner shows, then Sign Out", async () => {
  signedInAs();
  renderApp("/nowhere");

  expect(screen.getByRole("status", { name: "Checking who you are" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sign/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Checking who you are" })).not.toBeInTheDocument();
});

test("where nobody has signed in, Sign In is there at once", () => {
  renderApp("/nowhere");

  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("the owner sees the way to the admin area and Sign Out", async () => {
  signedInAs({ isOwner: true });
  renderApp("/nowhere");

  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign In" })).not.toBeInTheDocument();
});

test("another reader sees Sign Out and no way to the admin area", async () => {
  signedInAs({ email: "owner@example.com" });
  let asked = 0;
  server.use(
    http.post(rest("rpc/is_owner"), () => {
      asked += 1;
      return HttpResponse.json(false);
    }),
  );
  renderApp("/nowhere");

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("when the database cannot say who the owner is, nobody is taken for them", async () => {
  signedInAs();
  const refused = vi.fn<() => Response>(() => HttpResponse.error());
  server.use(http.post(rest("rpc/is_owner"), refused));
  renderApp("/nowhere");

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});

test("on a phone one signs in from the menu, which makes way for the dialog", async () => {
  const { user } = renderApp("/nowhere");
  await screen.findByRole("button", { name: "Sign In" });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = screen.getByRole("navigation", { name: "Mobile" });
  await user.click(within(menu).getByRole("button", { name: "Sign In" }));

  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
  expect(menu).not.toBeVisible();
});
