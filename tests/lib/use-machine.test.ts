import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMachine } from "@/lib/use-machine";

const count = (state: number, by: number): [number] => [state + by];

test("an event after unmounting changes the state without rendering", () => {
  const { result, unmount } = renderHook(() => useMachine(count, 0));
  const { read, send } = result.current;
  unmount();
  // React would access the window, which may no longer exist.
  vi.stubGlobal("window", undefined);
  try {
    send(2);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(read()).toBe(2);
});
