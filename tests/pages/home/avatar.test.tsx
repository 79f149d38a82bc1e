import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Avatar } from "@/pages/home/Avatar";

beforeEach(() => vi.useFakeTimers());

test("if the portrait fails to load, it is not shown", () => {
  const { container } = render(<Avatar />);
  fireEvent.error(screen.getByRole("presentation"));
  expect(container).toBeEmptyDOMElement();
});

test("five clicks on the portrait are celebrated for five seconds", () => {
  render(<Avatar />);
  const portrait = screen.getByRole("button", { name: /Portrait/ });
  const celebration = screen.getByRole("status");
  for (let click = 0; click < 4; click += 1) fireEvent.click(portrait);
  expect(celebration).toBeEmptyDOMElement();
  fireEvent.click(portrait);
  expect(celebration).toHaveTextContent("You found me");
  act(() => void vi.advanceTimersByTime(4_999));
  expect(celebration).not.toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(1));
  expect(celebration).toBeEmptyDOMElement();
});
