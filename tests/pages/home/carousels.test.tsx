import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeDemos } from "@/content/code-demos";
import { testimonials } from "@/content/testimonials";
import { CodeDemos } from "@/pages/home/CodeDemos";
import { Testimonials } from "@/pages/home/Testimonials";
import { reduceMotion } from "../../support/reduce-motion";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Number of the slide that can be seen; the others are inert. */
function shown(): number {
  return screen
    .getAllByRole("group", { hidden: true })
    .findIndex((slide) => !slide.hasAttribute("inert"));
}

test("there are four testimonials and three code examples", () => {
  expect(testimonials).toHaveLength(4);
  expect(codeDemos).toHaveLength(3);
});

test("testimonials go on every five seconds and begin again after the last", () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(shown()).toBe(0);
  wait(4_999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  wait(15_000);
  expect(shown()).toBe(0);
});

test("a move by hand ends the moving by itself", () => {
  render(<Testimonials testimonials={testimonials} />);
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(shown()).toBe(3);
  wait(20_000);
  expect(shown()).toBe(3);
  fireEvent.keyDown(screen.getByRole("button", { name: "Next" }), { key: "ArrowRight" });
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: /Amara/ }));
  expect(shown()).toBe(2);
});

test("testimonials hold still under the pointer and while focused", () => {
  render(<Testimonials testimonials={testimonials} />);
  const carousel = screen.getByRole("region", { name: "What clients say" });
  fireEvent.mouseEnter(carousel);
  wait(10_000);
  expect(shown()).toBe(0);
  fireEvent.mouseLeave(carousel);
  fireEvent.focus(screen.getByRole("button", { name: "Next" }));
  wait(10_000);
  expect(shown()).toBe(0);
  fireEvent.blur(screen.getByRole("button", { name: "Next" }));
  wait(5_000);
  expect(shown()).toBe(1);
});

test("a swipe moves on", () => {
  render(<Testimonials testimonials={testimonials} />);
  const carousel = screen.getByRole("region", { name: "What clients say" });
  fireEvent.touchStart(carousel, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 100 }] });
  expect(shown()).toBe(1);
  fireEvent.touchStart(carousel, { touches: [{ clientX: 100 }] });
  fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 90 }] });
  expect(shown()).toBe(1);
});

test("code examples move by themselves only when asked to, every four seconds", () => {
  render(<CodeDemos demos={codeDemos} />);
  wait(20_000);
  expect(shown()).toBe(0);
  const autoPlay = screen.getByRole("button", { name: "Auto-play" });
  expect(autoPlay).toHaveAttribute("aria-pressed", "false");
  fireEvent.click(autoPlay);
  expect(autoPlay).toHaveAttribute("aria-pressed", "true");
  wait(4_000);
  expect(shown()).toBe(1);
  fireEvent.click(autoPlay);
  wait(20_000);
  expect(shown()).toBe(1);
});

test("nothing moves for those who asked for less motion", () => {
  reduceMotion();
  render(<Testimonials testimonials={testimonials} />);
  wait(20_000);
  expect(shown()).toBe(0);
});
