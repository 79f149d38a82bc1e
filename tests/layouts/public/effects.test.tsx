import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Effects } from "@/layouts/public/effects/Effects";
import { Sparkles } from "@/layouts/public/effects/Sparkles";
import { setNavigator } from "../../support/navigator";
import { prefer } from "../../support/prefer";

let pointedAt: Element = document.body;
beforeEach(() => {
  vi.useFakeTimers();
  pointedAt = document.body;
  vi.spyOn(document, "elementFromPoint").mockImplementation(() => pointedAt);
});

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
  const { container } = render(<Effects />);
  wait(2_999);
  expect(icons(container)).toBe(0);
  wait(1);
  expect(icons(container)).toBe(1);
  wait(60_000);
  expect(icons(container)).toBe(13);
});

test("the Konami sequence starts a party of ten seconds, with an icon every half second", () => {
  const { container } = render(<Effects />);
  typeKonami();
  expect(screen.getByRole("status")).toHaveTextContent("Party mode");
  wait(2_000);
  expect(icons(container)).toBe(4);
  wait(7_999);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

/** A canvas that remembers how opaque each mark of the last drawing is. */
function recordDrawing(): { marks: number[] } {
  const drawing = { marks: [0] };
  const context: CanvasRenderingContext2D = Object.create(null);
  Object.assign(context, {
    canvas: document.createElement("canvas"),
    clearRect: () => void (drawing.marks = []),
    stroke: () => void drawing.marks.push(Number(context.globalAlpha.toFixed(2))),
    ...Object.fromEntries(
      ["save", "restore", "translate", "rotate", "beginPath", "moveTo", "lineTo"].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
  return drawing;
}

function moveMouse(times: number) {
  for (let x = 0; x < times; x += 1) {
    fireEvent.pointerMove(document.body, { clientX: x, clientY: x, pointerType: "mouse" });
  }
}

/**
 * Moves a finger: after three moves the browser scrolls the page and cancels the pointer events.
 */
function moveFinger(times: number) {
  for (let x = 0; x < times; x += 1) {
    const place = { clientX: x, clientY: x };
    if (x < 3) fireEvent.pointerMove(document.body, { ...place, pointerType: "touch" });
    if (x === 3) fireEvent.pointerCancel(document.body, { pointerType: "touch" });
    fireEvent.touchMove(document.body, { touches: [place] });
  }
}

test("the last twenty moves of the mouse sparkle, and fifteen of a finger", () => {
  const drawing = recordDrawing();
  render(<Sparkles />);
  moveMouse(30);
  wait(50);
  expect(drawing.marks).toHaveLength(20);
  // A finger that scrolls the page leaves a sparkle for each of its moves.
  moveFinger(30);
  wait(50);
  expect(drawing.marks).toHaveLength(15);
});

test("a sparkle fades by 0.03 every 50 milliseconds, then no timer is left", () => {
  const drawing = recordDrawing();
  render(<Sparkles />);
  expect(vi.getTimerCount()).toBe(0);
  moveMouse(1);
  wait(49);
  expect(drawing.marks).toEqual([0]);
  wait(1);
  expect(drawing.marks).toEqual([0.97]);
  wait(50);
  expect(drawing.marks).toEqual([0.94]);
  wait(31 * 50);
  expect(drawing.marks).toEqual([0.01]);
  wait(50);
  expect(drawing.marks).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["an article", "<article><div>Words</div></article>", "div"],
  ["a form", "<form><div></div></form>", "div"],
  ["a table", "<table><tbody><tr><td></td></tr></tbody></table>", "td"],
  ["text", "<section><p>50+</p></section>", "p"],
])("nothing sparkles on %s", (_what, html, selector) => {
  const drawing = recordDrawing();
  render(<Sparkles />);
  const main = document.body.appendChild(document.createElement("main"));
  onTestFinished(() => main.remove());
  main.innerHTML = html;
  const place = main.querySelector(selector);
  if (!place) throw new Error("The place to point at is missing");
  fireEvent.pointerMove(place, { clientX: 5, clientY: 5, pointerType: "mouse" });
  pointedAt = place;
  fireEvent.touchMove(document.body, { touches: [{ clientX: 5, clientY: 5 }] });
  wait(50);
  expect(drawing.marks).toEqual([0]);
});

test.each([
  ["beside an article", () => undefined, <div key="1" className="article" />],
  ["if the window has no margins beside the page", () => prefer("(width < 76rem)"), null],
  ["on a hidden page", () => void vi.spyOn(document, "hidden", "get").mockReturnValue(true), null],
])("no icon rises %s", (_where, prepare, beside) => {
  prepare();
  const { container } = render(
    <>
      <Effects />
      {beside}
    </>,
  );
  wait(60_000);
  expect(icons(container)).toBe(0);
});

test("decorations are hidden from screen readers and let clicks through", async () => {
  const { container } = render(<Effects />);
  expect(container.querySelector("canvas")).not.toBeInTheDocument();
  moveMouse(1);
  await vi.waitFor(() => expect(container.querySelector("canvas")).toBeInTheDocument(), 20_000);
  typeKonami();
  wait(500);
  for (const part of container.querySelectorAll(".fixed")) {
    expect(part).toHaveAttribute("aria-hidden", "true");
    expect(part).toHaveClass("pointer-events-none");
  }
  expect(container.querySelectorAll(".fixed")).toHaveLength(3);
});

test("the sparkles are not requested while offline", async () => {
  const { container } = render(<Effects />);
  const canvas = () => container.querySelector("canvas");
  setNavigator("onLine", false);
  moveMouse(1);
  await act(() => vi.dynamicImportSettled());
  expect(canvas()).not.toBeInTheDocument();
  setNavigator("onLine", true);
  moveMouse(1);
  await vi.waitFor(() => expect(canvas()).toBeInTheDocument(), 20_000);
});

test("a party starts over when the sequence is entered again", () => {
  render(<Effects />);
  typeKonami();
  wait(6_000);
  typeKonami();
  wait(9_999);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("entering the sequence in a field starts no party", () => {
  render(
    <>
      <Effects />
      <input aria-label="Name" />
    </>,
  );
  typeKonami(screen.getByRole("textbox"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("with reduced motion nothing moves and no timer runs, but there is still a party", async () => {
  prefer("(prefers-reduced-motion: reduce)");
  const { container } = render(<Effects />);
  moveMouse(1);
  await act(() => vi.dynamicImportSettled());
  wait(60_000);
  expect(vi.getTimerCount()).toBe(0);
  typeKonami();
  wait(9_000);
  expect(screen.getByRole("status")).toHaveTextContent("Party mode");
  expect(screen.getByText(/party mode$/)).toBeVisible();
  expect(container.querySelector("canvas")).not.toBeInTheDocument();
  expect(icons(container)).toBe(0);
});
