import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi, type Mock } from "vitest";
import { writeDraft } from "@/lib/drafts/draft-store";
import { notify } from "@/lib/notify";
import { renderApp } from "../support/render";
import { signedInAs } from "../support/session";
import { findToast } from "../support/toasts";
import { openAccount } from "./account/open-account";
import { sample } from "../support/scope";

const { broken, lost } = vi.hoisted(() => ({
  lost: new Set<string>(),
  broken: () => {
    throw new Error("not fetched");
  },
}));
const { losable } = vi.hoisted(() => ({
  /** A module whose export cannot be loaded while it is in `lost`. */
  losable: <Name extends string>(module: Record<Name, unknown>, name: Name) => ({
    get [name]() {
      return lost.has(name) ? broken() : module[name];
    },
  }),
}));
vi.mock("@/pages/NotFoundPage", () => ({ NotFoundPage: broken }));
vi.mock("@/pages/account/SecondFactor", () => ({ SecondFactor: broken }));
vi.mock("@/pages/skills/SkillsPage", async (load) =>
  losable(await load<{ SkillsPage: unknown }>(), "SkillsPage"),
);
vi.mock("@/pages/services/ConsultationDialog", async (load) =>
  losable(await load<{ ConsultationDialog: unknown }>(), "ConsultationDialog"),
);
vi.mock("@/layouts/public/SignInDialog", async (load) =>
  losable(await load<{ SignInDialog: unknown }>(), "SignInDialog"),
);
vi.mock("@/layouts/NewPasswordDialog", async (load) =>
  losable(await load<{ NewPasswordDialog: unknown }>(), "NewPasswordDialog"),
);
vi.mock("@/components/SignOutQuestion", async (load) =>
  losable(await load<{ SignOutQuestion: unknown }>(), "SignOutQuestion"),
);
vi.mock("@/layouts/admin/AdminMenuSheet", async (load) =>
  losable(await load<{ AdminMenuSheet: unknown }>(), "AdminMenuSheet"),
);
vi.mock("@/components/ToastHost", async (load) =>
  losable(await load<{ ToastHost: unknown }>(), "ToastHost"),
);
vi.mock("qrcode", () => ({ toString: () => Promise.reject(new Error("out of ink")) }));

let log: Mock<typeof console.error>;
beforeEach(() => {
  lost.clear();
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
  renderApp("/privacy");
  lost.add("ToastHost");
  act(() => notify({ title: "Failed to send" }));
  await act(() => vi.dynamicImportSettled());
  lost.clear();
  act(() => notify({ title: "Sent" }));
  expect(await findToast("Sent")).toBeVisible();
});

test("a page that could not be loaded is loaded when it is next opened", async () => {
  lost.add("SkillsPage");
  const { user } = renderApp("/skills");
  await screen.findByRole("heading", { name: "Unexpected Application Error!" });
  expectLogged();
  lost.clear();

  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Privacy" }));
  await screen.findByRole("main", { name: "Privacy" });
  act(() => window.history.back());
  expect(await screen.findByRole("main", { name: "Skills" })).toBeVisible();
});

const nobody = () => undefined;
const reader = () => {
  signedInAs();
  writeDraft("contact", "name=Ada");
};
const owner = () => signedInAs({ email: "owner@example.com", isOwner: true });

const parts = [
  ["Schedule Consultation", "ConsultationDialog", "/services", nobody, "The form"],
  ["Sign In", "SignInDialog", "/services", nobody, "The sign-in form"],
  [
    "Sign Out",
    "SignOutQuestion",
    "/services",
    reader,
    "You have unsaved text, and the question about it",
  ],
  ["Open menu", "AdminMenuSheet", "/admin/health", owner, "The menu"],
] as const;

test.each(sample(parts))(
  "if what «%s» opens cannot be loaded, this is reported, the page stays, and pressing again loads it",
  async (name, part, address, arrive, what) => {
    arrive();
    const { user } = renderApp(address);
    const press = async () => user.click(await screen.findByRole("button", { name }));
    await screen.findByRole("heading", { level: 1 });
    lost.add(part);
    await press();
    await findToast(
      "Error",
      `${what} could not be loaded. Check your connection and your ad blocker, then reload the page.`,
    );
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByText("Unexpected Application Error!")).not.toBeInTheDocument();
    expectLogged();

    lost.clear();
    await press();
    expect(await screen.findByRole("dialog")).toBeVisible();
  },
);

test.each(sample(["/services", "/admin/health"]))(
  "after a reset link to %s, a form that cannot be loaded is reported, and the page stays",
  async (address) => {
    const { user } = signedInAs({ email: "owner@example.com", isOwner: true });
    localStorage.setItem("recovery", user.id);
    lost.add("NewPasswordDialog");
    renderApp(address);
    await findToast(
      "Error",
      "The sign-in form could not be loaded. Check your connection and your ad blocker, then reload the page.",
    );
    await screen.findByRole("heading", { level: 1 });
    expect(screen.getByRole("main")).toBeVisible();
    expectLogged();
  },
);

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
