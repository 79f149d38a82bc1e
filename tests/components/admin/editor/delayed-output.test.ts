import { beforeEach, expect, test, vi } from "vitest";
import { delayedOutput } from "@/components/admin/editor/delayed-output";

beforeEach(() => void vi.useFakeTimers());

test("a text is passed on once typing pauses, once, in its latest version", () => {
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

test("continuous typing is passed on at least once a second", () => {
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

test("pending text can be flushed at once, and is not passed on again", () => {
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

test("text typed before anyone is connected waits, and pending text is passed on at the end", () => {
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
