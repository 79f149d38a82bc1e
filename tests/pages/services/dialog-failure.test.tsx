import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../../support/render";
import { findToast } from "../../support/toasts";

vi.mock("@/pages/services/ConsultationDialog", () => ({
  ConsultationDialog: () => {
    throw new Error("not fetched");
  },
}));

test("a dialog that cannot be loaded says so, and the page stays", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { user } = renderApp("/services");
  await user.click(await screen.findByRole("button", { name: "Schedule Consultation" }));

  await findToast("The form could not be loaded", "Check your connection and load the page again.");
  expect(screen.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  expect(screen.queryByText("Unexpected Application Error!")).not.toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  log.mockClear();
});
