import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { notify } from "@/lib/notify";
import { renderApp } from "../support/render";
import { findToast } from "../support/toasts";

test("screen readers know the region of toasts before it has its first one", async () => {
  const at = new Map<string, number>();
  const observer = new MutationObserver(() => {
    const region = screen.queryByRole("region", { name: /Notifications/ });
    if (region) {
      const state = region.textContent ? "filled" : "empty";
      at.set(state, at.get(state) ?? performance.now());
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());

  renderApp("/skills");
  act(() => notify({ title: "Copied" }));
  act(() => notify({ title: "Sent" }));

  expect(await findToast("Sent")).toBeVisible();
  expect(await findToast("Copied")).toBeVisible();
  expect(at.get("filled")).toBeGreaterThan((at.get("empty") ?? Infinity) + 150);
});
