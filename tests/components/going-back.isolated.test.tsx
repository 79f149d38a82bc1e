import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { goTo, renderApp } from "../support/render";

const { resized } = vi.hoisted(() => {
  const places = { "/no/such/page /no/such/page": 1500, "/nor/this/one /nor/this/one": 400 };
  sessionStorage.setItem("scroll-places", JSON.stringify(places));
  return { resized: new Set<() => void>() };
});
function resize(height: number) {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(height);
  resized.forEach((tell) => tell());
}

const keptPlaces = () => JSON.parse(sessionStorage.getItem("scroll-places") ?? "");

test("who goes back, also after a reload, finds their place once the page is tall enough", async () => {
  window.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.tell = () => tell([], this);
    }
    observe() {
      resized.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      resized.delete(this.tell);
    }
  };
  const scroll = vi.spyOn(window, "scrollTo");
  renderApp("/a/reloaded/page");
  await screen.findByRole("main", { name: "Page Not Found" });

  goTo("/no/such/page");
  resize(900);
  expect(scroll).not.toHaveBeenCalled();
  resize(5000);
  resize(6000);
  expect(scroll.mock.calls).toEqual([[0, 1500]]);

  goTo("/nor/this/one");
  fireEvent.wheel(window);
  resize(7000);
  expect(scroll).toHaveBeenCalledTimes(1);

  vi.spyOn(window, "scrollY", "get").mockReturnValue(321);
  goTo("/no/such/page");
  resize(7000);
  goTo("/nor/this/one");
  resize(7000);
  expect(scroll).toHaveBeenLastCalledWith(0, 321);
  expect(keptPlaces()).toMatchObject({ "/nor/this/one /nor/this/one": 321 });

  // The browser has already followed the link within the page.
  vi.spyOn(window, "scrollY", "get").mockReturnValue(4000);
  goTo("/nor/this/one#part");
  goTo("/no/such/page");
  expect(keptPlaces()).toMatchObject({
    "/nor/this/one /nor/this/one": 321,
    "/nor/this/one#part /nor/this/one": 4000,
  });
});
