import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi, type Mock } from "vitest";
import type * as toastHost from "@/components/ToastHost";
import { notify } from "@/lib/notify";
import { renderApp } from "../support/render";
import { findToast } from "../support/toasts";
import { openAccount } from "./account/open-account";

const { broken, connection } = vi.hoisted(() => ({
  connection: { isLost: false },
  broken: () => {
    throw new Error("not fetched");
  },
}));
vi.mock("@/pages/NotFoundPage", () => ({ NotFoundPage: broken }));
vi.mock("@/pages/account/SecondFactor", () => ({ SecondFactor: broken }));
vi.mock("@/pages/services/ConsultationDialog", () => ({ ConsultationDialog: broken }));
vi.mock("@/components/ToastHost", async (load) => {
  const { ToastHost } = await load<typeof toastHost>();
  return {
    get ToastHost() {
      return connection.isLost ? broken() : ToastHost;
    },
  };
});
vi.mock("qrcode", () => ({ toString: () => Promise.reject(new Error("out of ink")) }));

let log: Mock<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function expectLogged() {
  expect(log).toHaveBeenCalled();
  log.mockClear();
}

test("when one page breaks, the rest of the site still works", async () => {
  const { user } = renderApp("/no/such/page");

  expect(
    await screen.findByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expectLogged();

  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(navigation.getByRole("link", { name: "Blog" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
});

test("if toasts could not be loaded, the next one loads them", async () => {
  renderApp("/skills");
  connection.isLost = true;
  act(() => notify({ title: "Failed to send" }));
  await act(() => vi.dynamicImportSettled());
  connection.isLost = false;
  act(() => notify({ title: "Sent" }));
  expect(await findToast("Sent")).toBeVisible();
});

test("a dialog that cannot be loaded is reported, and the page stays", async () => {
  const { user } = renderApp("/services");
  await user.click(await screen.findByRole("button", { name: "Schedule Consultation" }));

  await findToast(
    "Error",
    "The form could not be loaded. Check your connection and your ad blocker, then reload the page.",
  );
  expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  expect(screen.queryByText("Unexpected Application Error!")).not.toBeInTheDocument();
  expectLogged();
});

test("a second factor that cannot be loaded is reported", { tags: "full" }, async () => {
  await openAccount({ isOwner: true });

  expect(await screen.findByRole("alert")).toHaveTextContent(
    /The second factor could not be loaded. .* your ad blocker/,
  );
  expect(screen.getByLabelText("Current password")).toBeVisible();
  expectLogged();
});

test("a QR code that cannot be drawn is logged and reported, and the details stay", async () => {
  renderApp("/pay?method=trc20");

  expect(
    await screen.findByText("The QR code could not be drawn. Copy the details instead."),
  ).toBeVisible();
  expect(log.mock.calls).toEqual([["The QR code could not be drawn:", new Error("out of ink")]]);
  log.mockClear();
  expect(screen.queryByRole("listitem", { name: /QR/ })).not.toBeInTheDocument();
  expect(screen.getByText("TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy Wallet address" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Download QR" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(screen.getByRole("button", { name: "Print QR" })).toHaveAttribute("aria-disabled", "true");
});
