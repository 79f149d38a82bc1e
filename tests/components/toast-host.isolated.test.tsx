import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ToastHost } from "@/components/ToastHost";
import { notify } from "@/lib/notify";

test("screen readers know the region of toasts before it has its first ones", () => {
  vi.useFakeTimers();
  notify({ title: "Copied" });
  render(<ToastHost />);
  act(() => notify({ title: "Sent" }));
  act(() => void vi.advanceTimersByTime(100));
  const region = screen.getByRole("region", { name: /Notifications/ });
  expect(region).toBeEmptyDOMElement();

  act(() => void vi.advanceTimersByTime(1_000));
  expect(region).toHaveTextContent("Copied");
  expect(region).toHaveTextContent("Sent");
});
