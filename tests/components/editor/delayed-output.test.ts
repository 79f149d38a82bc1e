import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayedOutput } from "@/components/editor/delayed-output";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a text is handed on after a pause of typing, once, as it is by then", () => {
  const sent: string[] = [];
  const output = delayedOutput((text) => sent.push(text));
  let text = "";
  for (const letter of "abc") {
    text += letter;
    output.push(() => text);
    vi.advanceTimersByTime(100);
  }
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual(["abc"]);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual(["abc"]);
});

test("who types without a pause is at most a second ahead of it", () => {
  const sent: number[] = [];
  const start = Date.now();
  const output = delayedOutput(() => sent.push(Date.now() - start));
  for (let key = 0; key < 50; key += 1) {
    output.push(() => "text");
    vi.advanceTimersByTime(60);
  }
  expect(sent).toEqual([1000, 2020]);
});

test("what waits can be handed on at once, and is not handed on again", () => {
  const send = vi.fn<(text: string) => void>();
  const output = delayedOutput(send);
  output.flush();
  expect(send).not.toHaveBeenCalled();

  output.push(() => "text");
  output.flush();
  vi.advanceTimersByTime(5000);
  expect(send.mock.calls).toEqual([["text"]]);
});
