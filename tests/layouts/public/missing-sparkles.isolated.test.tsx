// @module-tag full
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Effects } from "@/layouts/public/effects/Effects";

vi.mock("@/layouts/public/effects/Sparkles", () => ({
  Sparkles: () => {
    throw new Error("not fetched");
  },
}));

test("if the sparkles cannot be loaded, the other effects remain", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Effects />);
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(log).toHaveBeenCalled());
  log.mockClear();
  expect(screen.getByRole("status")).toBeInTheDocument();
});
