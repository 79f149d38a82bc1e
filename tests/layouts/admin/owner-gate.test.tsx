import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const sidebar = () => screen.queryByRole("navigation", { name: "Management" });

test("a forgotten password can be reset from the sign-in page", async () => {
  const { user } = renderApp("/admin");
  await user.click(await screen.findByRole("button", { name: "Forgot your password?" }));

  expect(await heading("Reset Password")).toBeVisible();
});

test("another user sees whose account is signed in, and can sign out", async () => {
  signedInAs({ email: "ada@example.com" });
  const { user } = renderApp("/admin/posts");

  expect(await screen.findByText("ada@example.com")).toBeVisible();
  expect(sidebar()).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");

  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByLabelText("Password")).toBeVisible();
});

test("if it is unknown who owns the site, Retry asks again", async () => {
  signedInAs({ isOwner: true });
  server.use(http.post(rest("rpc/is_owner"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/settings");

  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(sidebar()).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sidebar()).toBeVisible());
});
