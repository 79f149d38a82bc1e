// @module-tag full
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";

// Isolated: the styles of dialogs that other files opened stay in a shared document.
test("the bar stays in place when a dialog hides the scroll bar", async () => {
  const { user } = renderApp("/no/such/page");
  const bar = screen.getByRole("banner");
  await user.click(within(bar).getByRole("button", { name: "Search" }));
  await screen.findByRole("combobox");
  // Without layout, the window's whole width counts as that of the scroll bar.
  for (const element of [document.body, bar])
    expect(element).toHaveStyle({ marginRight: `${window.innerWidth}px` });
});
