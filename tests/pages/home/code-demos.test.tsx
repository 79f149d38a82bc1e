import { fireEvent, render, screen, within } from "@testing-library/react";
import fs from "node:fs";
import { expect, test } from "vitest";
import { testimonials } from "@/content/testimonials";
import { CodeDemos } from "@/pages/home/CodeDemos";
import { codeDemos } from "@/pages/home/demos/demos";
import { Testimonials } from "@/pages/home/Testimonials";

function slide(title: string): HTMLElement {
  const heading = screen.getByRole("heading", { name: title, hidden: true });
  const found = heading.closest<HTMLElement>("[role=group]");
  if (!found) throw new Error(`${title} is in no slide.`);
  return found;
}

function show(title: string) {
  render(<CodeDemos number="04" />);
  fireEvent.click(screen.getByRole("button", { name: title }));
  return within(slide(title));
}

test.each(codeDemos)("$file is shown exactly as in the repository", ({ title, file }) => {
  render(<CodeDemos number="04" />);
  const source = fs.readFileSync(`src/pages/home/demos/${file}`, "utf8");

  // Each line is a block of its own.
  expect(slide(title).querySelector("code")?.textContent).toBe(source.replaceAll("\n", ""));
});

const seeds = () => slide("A flower from one angle").querySelector("path")?.getAttribute("d");

test("the flower is redrawn for the chosen angle", () => {
  const flower = show("A flower from one angle");
  const before = seeds();

  fireEvent.change(flower.getByRole("slider"), { target: { value: 140 } });

  expect(flower.getByRole("slider", { name: "140.0° between two seeds" })).toBeVisible();
  expect(seeds()).not.toBe(before);
});

test("the scale takes the chosen hue, and its text stays readable", () => {
  const scale = show("One hue, five even steps");

  fireEvent.change(scale.getByRole("slider", { name: "Hue 40°" }), { target: { value: 200 } });

  expect(scale.getByRole("slider", { name: "Hue 200°" })).toBeVisible();
  expect(scale.getByText("95")).toHaveStyle({ color: "rgb(0, 0, 0)" });
  expect(scale.getByText("35")).toHaveStyle({ color: "rgb(255, 255, 255)" });
});

test("the meter counts typed text as a reader sees it", () => {
  const meter = show("Counting what a reader sees");

  fireEvent.change(meter.getByRole("textbox", { name: "Write something" }), {
    target: { value: "two 👩🏽‍🚀 words" },
  });

  const numbers = meter.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(numbers).toEqual(["2", "11", "17"]);
});

test("arrows and swipes inside an example move the example, not the carousel", () => {
  const slider = show("A flower from one angle").getByRole("slider");
  fireEvent.keyDown(slider, { key: "ArrowRight" });
  fireEvent.touchStart(slider, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(slider, { changedTouches: [{ clientX: 100, clientY: 200 }] });

  expect(slide("A flower from one angle")).not.toHaveAttribute("inert");
});

test("testimonials and code have a heading with their number", () => {
  render(
    <>
      <Testimonials number="02" testimonials={testimonials} />
      <CodeDemos number="04" />
    </>,
  );
  for (const [name, label] of [
    ["What clients say", "02.1 — Testimonials"],
    ["Code from this site", "04.1 — Live code"],
  ] as const) {
    const region = within(screen.getByRole("region", { name }));
    expect(region.getByRole("heading", { level: 3, name })).toBeVisible();
    expect(region.getByText(label)).toBeVisible();
  }
});
