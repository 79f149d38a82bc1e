// @module-tag full
import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { openAsOwner } from "../../../support/owner";
import { heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { fillTable, serveFunctions, serveReads } from "../../../support/table";

test("the first number format, which is slow, is made while the numbers are fetched", async () => {
  // jsdom has no idle callbacks, and is always idle.
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  const format = vi.spyOn(Intl, "NumberFormat");
  fillTable("posts", []);
  serveReads("posts", "contact_messages", "consultation_requests", "draft_notes");
  serveFunctions("dashboard_numbers");
  const numbers = heldBack(() => undefined);
  server.use(http.post(rest("rpc/dashboard_numbers"), numbers.answer));
  openAsOwner("/admin");

  await waitFor(() => expect(format).toHaveBeenCalled());
  expect(screen.queryByRole("list", { name: "Numbers" })).not.toBeInTheDocument();
  numbers.release();
  expect(await screen.findByRole("list", { name: "Numbers" })).toBeVisible();
  expect(format).toHaveBeenCalledOnce();
});
