import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../../support/render";

vi.mock("@/pages/NotFoundPage", () => ({
  NotFoundPage: () => {
    throw new Error("the page broke");
  },
}));

test("when one page breaks, the rest of the site goes on", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { user } = renderApp("/nowhere");

  expect(
    await screen.findByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expect(complaint).toHaveBeenCalled();
  complaint.mockClear();

  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(navigation.getByRole("link", { name: "Blog" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
});
