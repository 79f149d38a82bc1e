import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDebouncedInput } from "@/components/use-debounced-input";

const settled: string[] = [];

function Search() {
  const [search, setSearch] = useState("old");
  const input = useDebouncedInput(search, (text) => {
    settled.push(text);
    setSearch(text);
  });
  return (
    <>
      <input aria-label="Search" {...input} />
      <button type="button" onClick={() => setSearch("")}>
        Show all
      </button>
    </>
  );
}

const field = () => screen.getByLabelText("Search");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  settled.length = 0;
  render(<Search />);
});

test("the text is reported once typing pauses, and later text stays", () => {
  type("a");
  pass(200);
  type("ab");
  pass(249);
  expect(settled).toEqual([]);
  pass(1);
  expect(settled).toEqual(["ab"]);
  type("abc");
  expect(field()).toHaveValue("abc");
  pass(250);
  expect(settled).toEqual(["ab", "abc"]);
});

test("the space that a phone adds to a suggested word is not searched, and stays in the field", () => {
  type("Bisection ");
  pass(250);
  expect(settled).toEqual(["Bisection"]);
  expect(field()).toHaveValue("Bisection ");
  type("Bisection");
  type("Bisection ");
  pass(250);
  type("Bisection i");
  pass(250);
  expect(settled).toEqual(["Bisection", "Bisection i"]);
});

test("a change from outside replaces what was just typed", () => {
  type("a");
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(field()).toHaveValue("");
  pass(1_000);
  expect(settled).toEqual([]);
  expect(field()).toHaveValue("");
});
