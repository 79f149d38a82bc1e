import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Decor } from "@/layouts/public/decor/Decor";
import { DecorAfterLoad } from "@/layouts/public/decor/DecorAfterLoad";
import { reduceMotion } from "../../support/reduce-motion";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
const icons = (container: HTMLElement) => container.querySelectorAll(".animate-rise").length;

function typeKonami(target: Element = document.body) {
  const keys =
    "ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a".split(" ");
  for (const key of keys) fireEvent.keyDown(target, { key });
}

test("an icon rises every three seconds, thirteen at most", () => {
  const { container } = render(<Decor />);
  wait(2_999);
  expect(icons(container)).toBe(0);
  wait(1);
  expect(icons(container)).toBe(1);
  wait(60_000);
  expect(icons(container)).toBe(13);
});

test("the Konami sequence is a party of ten seconds, with an icon every half second", () => {
  const { container } = render(<Decor />);
  typeKonami();
  expect(screen.getByRole("status")).toHaveTextContent("Party mode");
  wait(2_000);
  expect(icons(container)).toBe(4);
  wait(7_999);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("typing the sequence into a field is only typing", () => {
  render(
    <>
      <Decor />
      <input aria-label="Name" />
    </>,
  );
  typeKonami(screen.getByRole("textbox"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("those who asked for less motion get no decorations and no timer", () => {
  reduceMotion();
  const { container } = render(<DecorAfterLoad />);
  wait(60_000);
  expect(container).toBeEmptyDOMElement();
  expect(vi.getTimerCount()).toBe(0);
});
