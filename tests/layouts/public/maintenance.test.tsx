import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, recordPosts, recordRequests } from "../../support/requests";
import { auth, rest, server, serveSettings } from "../../support/server";
import { sessionOf, signedInAs } from "../../support/session";
import { fill } from "../../support/fill";

const CLOSED = "The site will be back shortly";
const closed = () => screen.findByRole("heading", { level: 1, name: CLOSED });

function closeSite(contact: string | null = "owner@example.com") {
  serveSettings({ maintenance_mode: true });
  server.use(http.get(rest("rpc/maintenance_contact"), () => HttpResponse.json(contact)));
}

test.each(["/", "/blog", "/contact", "/no-such-page"])(
  "while the site is closed, a visitor of %s sees the maintenance page and a contact address",
  async (address) => {
    closeSite();
    renderApp(address);

    expect(await closed()).toBeVisible();
    expect(screen.getByRole("heading", { name: CLOSED }).closest("[role=status]")).toBeVisible();
    expect(await screen.findByRole("link", { name: "owner@example.com" })).toHaveAttribute(
      "href",
      "mailto:owner@example.com",
    );
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await waitFor(() => expect(document.title).toBe("Under maintenance — Robin Sample"));
  },
);

test("without a contact address of the owner's, the maintenance page shows none", async () => {
  closeSite(null);
  renderApp("/about");

  await closed();
  await earlierRequestsHaveArrived();
  expect(screen.queryByText(/Write to/)).not.toBeInTheDocument();
});

test("an open site does not fetch the owner's private address, and has no banner", async () => {
  const asked = recordRequests("rpc/maintenance_contact");
  signedInAs({ email: "owner@example.com", isOwner: true });
  renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  await screen.findByRole("link", { name: "Admin" });
  await earlierRequestsHaveArrived();
  expect(asked).toEqual([]);
  expect(screen.queryByText("Maintenance mode is on.")).not.toBeInTheDocument();
});

test("the owner can sign in on the maintenance page and sees the site, with a banner that links to the settings", async () => {
  closeSite();
  server.use(
    http.post(auth("token"), () => HttpResponse.json(sessionOf({ email: "owner@example.com" }))),
    http.post(rest("rpc/is_owner"), () => HttpResponse.json(true)),
  );
  const { user } = renderApp("/about");
  await closed();
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign In" }));
  await fill(user, dialog.getByLabelText("Email"), "owner@example.com");
  await fill(user, dialog.getByLabelText("Password"), "portfolio-owner");
  await user.click(dialog.getByRole("button", { name: "Sign In" }));

  expect(await screen.findByRole("heading", { level: 1, name: /About/ })).toBeVisible();
  await screen.findByText("Maintenance mode is on.");
  await user.click(screen.getByRole("link", { name: "Change it in the settings" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a returning owner never sees the maintenance page", async () => {
  closeSite();
  signedInAs({ email: "owner@example.com", isOwner: true });
  renderApp("/about");

  expect(await screen.findByText("Maintenance mode is on.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: CLOSED })).not.toBeInTheDocument();
});

test("another user still sees the maintenance page, with the signed-in account, and can sign out", async () => {
  closeSite();
  signedInAs({ email: "ada@example.com" });
  renderApp("/about");

  await closed();
  expect(screen.getByText("You are signed in as ada@example.com.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
  for (const name of ["Admin", "Account"]) {
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  }
});

test("the owner's area stays open", async () => {
  closeSite();
  signedInAs({ email: "owner@example.com", isOwner: true });
  renderApp("/admin/settings");

  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a backend that is down does not close the site", async () => {
  const asked = vi.fn<() => Response>(() => HttpResponse.error());
  server.use(http.get(rest("site_settings"), asked));
  renderApp("/about");

  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await earlierRequestsHaveArrived();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: CLOSED })).not.toBeInTheDocument();
});

test("no view is counted on the maintenance page", async () => {
  closeSite();
  const views = recordPosts("rpc/record_page_view");
  renderApp("/about");

  await closed();
  await earlierRequestsHaveArrived();
  expect(views).toEqual([]);
});
