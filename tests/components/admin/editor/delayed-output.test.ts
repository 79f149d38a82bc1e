import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayedOutput } from "@/components/admin/editor/delayed-output";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a text is handed on after a pause of typing, once, as it is by then", () => {
  const sent: string[] = [];
  const output = delayedOutput();
  output.connect((text) => void sent.push(text));
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
  const output = delayedOutput();
  output.connect(() => void sent.push(Date.now() - start));
  for (let key = 0; key < 50; key += 1) {
    output.push(() => "text");
    vi.advanceTimersByTime(60);
  }
  expect(sent).toEqual([1000, 2020]);
});

test("what waits can be handed on at once, and is not handed on again", () => {
  const send = vi.fn<(text: string) => void>();
  const output = delayedOutput();
  output.connect(send);
  output.flush();
  expect(send).not.toHaveBeenCalled();

  output.push(() => "text");
  output.flush();
  vi.advanceTimersByTime(5000);
  expect(send.mock.calls).toEqual([["text"]]);
});

test("what is typed before anybody takes it waits, and what waits at the end is handed on", () => {
  const send = vi.fn<(text: string) => void>();
  const output = delayedOutput();
  output.push(() => "first");
  const end = output.connect(send);
  vi.advanceTimersByTime(250);
  expect(send.mock.calls).toEqual([["first"]]);

  output.push(() => "last");
  end();
  output.push(() => "nobody's");
  vi.advanceTimersByTime(5000);
  expect(send.mock.calls).toEqual([["first"], ["last"]]);
});
