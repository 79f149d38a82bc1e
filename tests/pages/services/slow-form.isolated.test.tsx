// @module-tag full
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { dialog, first, openServices } from "./consultation-form";

const { promise: arrival, resolve: letFormCome } = Promise.withResolvers<void>();
vi.mock("@/pages/services/ConsultationDialog", async (original) => {
  await arrival;
  return original();
});

test("while the form's code is loading the pressed button shows that, and Escape cancels", async () => {
  const user = await openServices();
  const button = screen.getByRole("button", { name: "Schedule Consultation" });
  const offer = screen.getByRole("button", { name: first.button });
  button.focus();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-busy", "true");
  offer.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(offer).toHaveAttribute("aria-busy", "true");
  expect(button).not.toHaveAttribute("aria-busy");
  await user.keyboard("{Escape}");
  expect(offer).not.toHaveAttribute("aria-busy");

  await act(async () => {
    letFormCome();
    await import("@/pages/services/ConsultationDialog");
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Enter}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(dialog().getByLabelText("Project type")).toHaveValue(first.projectType);
  await user.keyboard("{Escape}");
  expect(offer).toHaveFocus();
});
