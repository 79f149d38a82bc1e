import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { comeBackTo, renderApp } from "../support/render";

test("a page that is loaded again stays where it was, not where its URL's fragment is", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  comeBackTo(900);
  renderApp("/no/such/page#main");
  await screen.findByRole("main", { name: "Page Not Found" });
  await screen.findByRole("button", { name: "Sign In" });
  expect(scroll).not.toHaveBeenCalled();
});
