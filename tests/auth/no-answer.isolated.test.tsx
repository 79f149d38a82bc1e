// @module-tag full
import { screen } from "@testing-library/react";
import { delay, http } from "msw";
import { expect, test, vi } from "vitest";
import { renderApp } from "../support/render";
import { auth, server } from "../support/server";
import { signedInAs } from "../support/session";

vi.mock("@/lib/requests/deadline", async (original) => ({
  ...(await original<object>()),
  DEADLINE: 200,
}));

test("the page does not wait forever for an expired session to be renewed", async () => {
  signedInAs({ expiresIn: -60 });
  server.use(http.post(auth("token"), () => delay("infinite")));
  renderApp("/no/such/page");

  expect(screen.getByRole("status", { name: "Checking who you are" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
});
