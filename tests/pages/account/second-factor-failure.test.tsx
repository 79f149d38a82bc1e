import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAccount } from "./open-account";

vi.mock("@/pages/account/SecondFactor", () => ({
  SecondFactor: () => {
    throw new Error("not fetched");
  },
}));

test("a second factor that cannot be loaded says so, and the page stays", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openAccount({ isOwner: true });

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The second factor could not be loaded. Load the page again.",
  );
  expect(screen.getByLabelText("Current password")).toBeVisible();
  expect(log).toHaveBeenCalled();
  log.mockClear();
});
