import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CodeDemos } from "@/pages/home/CodeDemos";
import { Testimonials } from "@/pages/home/Testimonials";
import { prefer } from "../../support/prefer";

const testimonials = ["Maya", "Jonas", "Amara", "Lena"].map((name) => ({
  name,
  quote: `What ${name} says.`,
  role: "Founder",
  company: "Kiln & Co.",
}));

beforeEach(() => vi.useFakeTimers());

/** Shows the testimonials; returns their carousel. */
function show() {
  render(<Testimonials number="02" testimonials={testimonials} />);
  return screen.getByRole("region", { name: "What clients say" });
}

/** The time of several slides, after which every carousel would have moved. */
const LONG = 30_000;

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Number of the visible slide; the others are inert. */
function shown(): number {
  return screen
    .getAllByRole("group", { hidden: true })
    .findIndex((slide) => !slide.hasAttribute("inert"));
}

test("testimonials advance every five seconds and start over after the last", () => {
  show();
  expect(shown()).toBe(0);
  wait(4_999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  wait(15_000);
  expect(shown()).toBe(0);
});

test("a single testimonial has nothing to move to", () => {
  render(<Testimonials number="02" testimonials={testimonials.slice(0, 1)} />);
  expect(shown()).toBe(0);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("moving by hand stops the automatic advance", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(shown()).toBe(3);
  wait(LONG);
  expect(shown()).toBe(3);
  const next = screen.getByRole("button", { name: "Next" });
  // The arrow keys in browser shortcuts move nothing.
  for (const modifier of ["altKey", "ctrlKey", "metaKey"])
    fireEvent.keyDown(next, { key: "ArrowRight", [modifier]: true });
  expect(shown()).toBe(3);
  fireEvent.keyDown(next, { key: "ArrowRight" });
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: /Amara/ }));
  expect(shown()).toBe(2);
});

test("testimonials pause under the pointer and while focused", () => {
  const carousel = show();
  fireEvent.mouseEnter(carousel);
  wait(10_000);
  expect(shown()).toBe(0);
  // A pointer that leaves does not resume a focused carousel.
  fireEvent.focus(screen.getByRole("button", { name: "Next" }));
  fireEvent.mouseLeave(carousel);
  wait(10_000);
  expect(shown()).toBe(0);
  fireEvent.blur(screen.getByRole("button", { name: "Next" }));
  wait(5_000);
  expect(shown()).toBe(1);
});

/** Moves a finger over the carousel from its middle. */
function swipe(carousel: HTMLElement, across: number, along: number) {
  fireEvent.touchStart(carousel, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(carousel, {
    changedTouches: [{ clientX: 200 + across, clientY: 200 + along }],
  });
}

test("in right-to-left languages the next slide is on the left", () => {
  vi.stubEnv("DIRECTION", "rtl");
  const carousel = show();
  fireEvent.keyDown(carousel, { key: "ArrowLeft" });
  expect(shown()).toBe(1);
  fireEvent.keyDown(carousel, { key: "ArrowRight" });
  expect(shown()).toBe(0);
  swipe(carousel, 60, 0);
  expect(shown()).toBe(1);
});

test("a swipe moves forward or back; a short or diagonal one does not, nor do two fingers", () => {
  const carousel = show();
  swipe(carousel, -41, 20);
  expect(shown()).toBe(1);
  swipe(carousel, 41, -20);
  expect(shown()).toBe(0);
  swipe(carousel, -40, 0);
  expect(shown()).toBe(0);
  swipe(carousel, -60, 90);
  expect(shown()).toBe(0);

  const [first, second] = [
    { clientX: 100, clientY: 100 },
    { clientX: 300, clientY: 100 },
  ];
  fireEvent.touchStart(carousel, { touches: [first] });
  fireEvent.touchStart(carousel, { touches: [first, second] });
  fireEvent.touchEnd(carousel, { changedTouches: [second] });
  expect(shown()).toBe(0);
});

test("testimonials can be paused and resumed", () => {
  show();
  const autoPlay = screen.getByRole("button", { name: "Auto-play" });
  expect(autoPlay).toHaveAttribute("aria-pressed", "true");
  fireEvent.click(autoPlay);
  expect(autoPlay).toHaveAttribute("aria-pressed", "false");
  wait(LONG);
  expect(shown()).toBe(0);
  fireEvent.click(autoPlay);
  wait(5_000);
  expect(shown()).toBe(1);
});

test("auto-play starts under the pointer when switched on, and pauses while another control has focus", () => {
  render(<CodeDemos number="04" />);
  const carousel = screen.getByRole("region", { name: "Code from this site" });
  const autoPlay = screen.getByRole("button", { name: "Auto-play" });
  fireEvent.mouseEnter(carousel);
  fireEvent.focus(autoPlay);
  fireEvent.click(autoPlay);
  wait(4_000);
  expect(shown()).toBe(1);
  fireEvent.focus(screen.getByRole("button", { name: "Next" }));
  wait(LONG);
  expect(shown()).toBe(1);
});

test("code examples advance only when asked to, every four seconds", () => {
  render(<CodeDemos number="04" />);
  wait(LONG);
  expect(shown()).toBe(0);
  const autoPlay = screen.getByRole("button", { name: "Auto-play" });
  expect(autoPlay).toHaveAttribute("aria-pressed", "false");
  fireEvent.click(autoPlay);
  expect(autoPlay).toHaveAttribute("aria-pressed", "true");
  wait(4_000);
  expect(shown()).toBe(1);
  fireEvent.click(autoPlay);
  wait(LONG);
  expect(shown()).toBe(1);
});

test("nothing moves with reduced motion", () => {
  prefer("(prefers-reduced-motion: reduce)");
  show();
  wait(LONG);
  expect(shown()).toBe(0);
  expect(screen.queryByRole("button", { name: "Auto-play" })).not.toBeInTheDocument();
});

test("a screen reader hears nothing while slides advance by themselves, and the slide when moved by hand", () => {
  const carousel = show();
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  const slides = screen.getAllByRole("group", { hidden: true });
  expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "1 of 4",
    "2 of 4",
    "3 of 4",
    "4 of 4",
  ]);
  const live = slides[0]?.parentElement;
  expect(live).toHaveAttribute("aria-live", "off");
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(live).toHaveAttribute("aria-live", "polite");
  expect(screen.getByRole("button", { name: /Jonas/ })).toHaveAttribute("aria-current", "true");
});
