import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMachine } from "@/lib/use-machine";

const count = (state: number, by: number): [number] => [state + by];

test("an answer that comes when its screen is gone changes the state, and renders nothing", () => {
  const { result, unmount } = renderHook(() => useMachine(count, 0));
  const { read, send } = result.current;
  unmount();
  // React would look at the window, which may be gone as well.
  vi.stubGlobal("window", undefined);
  try {
    send(2);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(read()).toBe(2);
});
