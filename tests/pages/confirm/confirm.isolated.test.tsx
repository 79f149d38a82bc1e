import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { readAuthLink } from "@/pages/confirm/auth-link";
import { renderApp } from "../../support/render";

const leaveSite = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock("@/lib/browser/leave-site", () => ({ leaveSite }));

const verify = (type: string) =>
  `${env.backendUrl()}/auth/v1/verify?token=abc&type=${type}&redirect_to=${encodeURIComponent("https://site.example/blog/a?link=confirmation")}`;

test("the link of an email is opened by a button only", async () => {
  leaveSite.mockClear();
  const { user } = renderApp(`/confirm#${verify("signup")}`);
  const button = await screen.findByRole("button", { name: "Confirm my address" });
  expect(leaveSite).not.toHaveBeenCalled();
  expect(document.querySelector(`a[href*="verify"]`)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await user.click(button);
  expect(leaveSite).toHaveBeenCalledExactlyOnceWith(verify("signup"));
});

test("the link for a forgotten password has its own label", async () => {
  renderApp(`/confirm#${verify("recovery")}`);
  expect(await screen.findByRole("button", { name: "Choose a new password" })).toBeVisible();
});

test("an incomplete link is reported as invalid", async () => {
  renderApp("/confirm");
  expect(await screen.findByRole("heading", { name: "Link not valid" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /address|password/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "To the site" })).toHaveAttribute("href", "/");
});

test("the templates may encode the link", () => {
  const backend = "https://project.supabase.example";
  const url = `${backend}/auth/v1/verify?token=a&type=signup&redirect_to=https%3A%2F%2Fsite.example%2F%3Fa%3Db`;
  expect(readAuthLink(url, backend)).toEqual({ url, type: "signup" });
  expect(readAuthLink(encodeURIComponent(url), backend)).toEqual({ url, type: "signup" });
});

test.each([
  "https://evil.example/auth/v1/verify?type=signup",
  "https://project.supabase.example.evil.example/auth/v1/verify",
  "https://project.supabase.example/rest/v1/",
  "javascript:alert(1)//project.supabase.example/auth/v1/verify",
  "%E0%A4%A",
  "verify",
])("a link to %s is refused", (fragment) => {
  expect(readAuthLink(fragment, "https://project.supabase.example")).toBeNull();
  expect(readAuthLink(encodeURIComponent(fragment), "https://project.supabase.example")).toBeNull();
});
