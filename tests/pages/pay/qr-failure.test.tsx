import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../../support/render";

vi.mock("qrcode", () => ({ toDataURL: () => Promise.reject(new Error("out of ink")) }));

test("a QR code that cannot be drawn is only logged, and the details stay", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  renderApp("/pay?method=trc20");

  expect(
    await screen.findByText("The QR code could not be drawn. Copy the details instead."),
  ).toBeVisible();
  expect(log.mock.calls).toEqual([["The QR code could not be drawn:", new Error("out of ink")]]);
  log.mockClear();
  expect(screen.queryByRole("listitem", { name: /QR/ })).not.toBeInTheDocument();
  expect(screen.getByText("TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy Wallet address" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Download QR" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Print QR" })).toBeDisabled();
});
