import { fireEvent, screen, waitFor, within } from "@testing-library/react";

import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { adminNavigation } from "@/layouts/admin/admin-navigation";
import { PHONE } from "@/layouts/admin/use-sidebar";
import { messageRow } from "../../support/factories";
import { prefer } from "../../support/prefer";
import { renderApp, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { serveInbox } from "../../support/serve-inbox";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { serveFunctions } from "../../support/table";

const sidebar = () => screen.findByRole("complementary");
const toggle = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  document.cookie = "sidebar_state=; path=/; max-age=0";
  signedInAs({ email: "owner@example.com", isOwner: true });
});

test("the sidebar leads to every part of the admin area and marks the one in use", async () => {
  serveInbox("contact_messages", "message_counts", []);
  serveInbox("consultation_requests", "consultation_counts", []);
  const { user } = renderApp("/admin/messages");
  await screen.findByRole("main", { name: "Contact Messages" });

  const links = within(await sidebar()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    adminNavigation.map(({ label, to }) => [label, to]),
  );
  const current = () =>
    links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent);
  expect(current()).toEqual(["Messages"]);

  await user.click(screen.getByRole("link", { name: "Consultations" }));
  await waitFor(() =>
    expect(screen.getByRole("main", { name: "Consultation Requests" })).toHaveFocus(),
  );
  expect(current()).toEqual(["Consultations"]);
});

test("the sidebar counts unread messages, pending requests and pending comments", async () => {
  server.use(
    http.post(rest("rpc/waiting"), () =>
      HttpResponse.json([{ messages: 1234, consultations: 2, comments: 0 }]),
    ),
  );
  renderApp("/admin/nowhere");

  const messages = await screen.findByRole("link", { name: "Messages" });
  await waitFor(() => expect(messages).toHaveAccessibleDescription("1,234 unread"));
  expect(screen.getByRole("link", { name: "Consultations" })).toHaveAccessibleDescription(
    "2 pending",
  );
  expect(screen.getByRole("link", { name: "Comments" })).not.toHaveAccessibleDescription();
});

test("a message that is read is no longer counted in the sidebar", async () => {
  const inbox = [messageRow({ subject: "New" })];
  serveInbox("contact_messages", "message_counts", inbox);
  serveFunctions("waiting");
  const { user } = renderApp("/admin/messages");
  const link = await screen.findByRole("link", { name: "Messages" });
  await waitFor(() => expect(link).toHaveAccessibleDescription("1 unread"));

  await user.click(await screen.findByRole("button", { name: "View New" }));
  await waitFor(() => expect(link).not.toHaveAccessibleDescription());
});

test("the admin frame has its titles and a link to the site, and nothing of the public layout", async () => {
  const { user } = renderApp("/admin/settings");

  expect(await screen.findByText("Admin Panel")).toBeVisible();
  expect(screen.getByText("Admin Dashboard")).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();

  await user.click(screen.getByRole("link", { name: "Exit Admin" }));
  expect(shownAddress()).toBe("/");
});

test("an unknown admin URL shows a not-found page inside the frame", async () => {
  renderApp("/admin/nothing");

  expect(await screen.findByRole("heading", { name: "Oops! Page Not Found" })).toBeVisible();
  expect(await sidebar()).toBeVisible();
});

test("the sidebar collapses by button and by Ctrl or Cmd+B, and is remembered for 7 days", async () => {
  const { user } = renderApp("/admin/settings");
  expect(await sidebar()).toHaveClass("w-64");
  const setCookie = vi.spyOn(document, "cookie", "set");

  await user.click(toggle("Collapse sidebar"));
  expect(await sidebar()).toHaveClass("w-14");
  expect(toggle("Expand sidebar")).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("link", { name: "Posts" })).toBeInTheDocument();
  expect(setCookie).toHaveBeenLastCalledWith(
    expect.stringMatching(/^sidebar_state=false;.*max-age=604800/),
  );

  await user.keyboard("{Control>}b{/Control}");
  expect(await sidebar()).toHaveClass("w-64");
  await user.keyboard("{Meta>}b{/Meta}");
  expect(await sidebar()).toHaveClass("w-14");
  fireEvent.keyDown(window, { code: "KeyB", key: "b", ctrlKey: true, isComposing: true });
  expect(await sidebar()).toHaveClass("w-14");
  fireEvent.keyDown(window, { code: "KeyB", key: "и", ctrlKey: true });
  expect(await sidebar()).toHaveClass("w-64");
});

test("a collapsed sidebar is still collapsed on the next visit", async () => {
  document.cookie = "sidebar_state=false; path=/";
  renderApp("/admin/settings");

  expect(await sidebar()).toHaveClass("w-14");
});

test("on a phone the sidebar is a sheet that closes when a page is chosen", async () => {
  prefer(PHONE);
  serveInbox("contact_messages", "message_counts", []);
  const { user } = renderApp("/admin/settings");
  await sidebar();

  await user.keyboard("{Control>}b{/Control}");
  expect(await screen.findByRole("dialog", { name: "Admin Panel" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.click(toggle("Open menu"));
  const sheet = await screen.findByRole("dialog", { name: "Admin Panel" });
  await user.click(within(sheet).getByRole("link", { name: "Messages" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shownAddress()).toBe("/admin/messages");
  await screen.findByRole("main", { name: "Contact Messages" });

  // Its code is loaded.
  await user.click(toggle("Open menu"));
  await user.click(screen.getByRole("link", { name: "Settings" }));
  await earlierRequestsHaveArrived();
  expect(screen.getByRole("main", { name: "Settings" })).toHaveFocus();
});

test("on a phone Back closes the sheet", { tags: "full" }, async () => {
  prefer(PHONE);
  serveInbox("contact_messages", "message_counts", []);
  const { user } = renderApp("/admin/settings");
  await user.click(await screen.findByRole("link", { name: "Messages" }));
  await screen.findByRole("main", { name: "Contact Messages" });
  await user.click(toggle("Open menu"));
  expect(await screen.findByRole("dialog", { name: "Admin Panel" })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await screen.findByRole("main", { name: "Settings" })).toBeVisible();
});
