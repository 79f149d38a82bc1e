import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { auth, rest, server } from "../../support/server";
import { sessionOf, signedInAs } from "../../support/session";
import { fill } from "../../support/fill";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const sidebar = () => screen.queryByRole("navigation", { name: "Management" });

test("a visitor is asked to sign in as the owner, and gets in by doing so", async () => {
  server.use(
    http.post(auth("token"), () => HttpResponse.json(sessionOf({ email: "owner@example.com" }))),
    http.post(rest("rpc/is_owner"), () => HttpResponse.json(true)),
  );
  const { user } = renderApp("/admin/settings");

  expect(await heading("Sign in as the owner")).toBeVisible();
  expect(sidebar()).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: settingsRow().site_name })).toHaveAttribute(
    "href",
    "/",
  );

  await fill(user, screen.getByLabelText("Email"), "owner@example.com");
  await fill(user, screen.getByLabelText("Password"), "portfolio-owner");
  await user.click(screen.getByRole("button", { name: "Sign In" }));

  expect(await heading("Settings")).toBeVisible();
  expect(sidebar()).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a forgotten password can be reset from there", async () => {
  const { user } = renderApp("/admin");
  await user.click(await screen.findByRole("button", { name: "Forgot your password?" }));

  expect(await heading("Reset Password")).toBeVisible();
});

test("someone else is told whose account this is, and can sign out", async () => {
  signedInAs({ email: "ada@example.com" });
  const { user } = renderApp("/admin/posts");

  expect(await screen.findByText("ada@example.com")).toBeVisible();
  expect(sidebar()).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");

  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByLabelText("Password")).toBeVisible();
});

test("when nobody can say who owns the site, Retry asks again", async () => {
  signedInAs({ isOwner: true });
  server.use(http.post(rest("rpc/is_owner"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/settings");

  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(sidebar()).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sidebar()).toBeVisible());
});
