import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

/** Loads the player's state as on a new visit. */
async function visit() {
  vi.resetModules();
  return import("@/lib/player/player-state");
}

test("a component that does not show the time is not rendered again as it passes", async () => {
  const { usePlayer, changePlayer } = await visit();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return usePlayer(({ isPlaying }) => isPlaying);
  });
  for (const time of [0.25, 0.5, 0.75]) act(() => changePlayer({ time }));
  expect(renders).toBe(1);

  act(() => changePlayer({ isPlaying: true }));
  expect(result.current).toBe(true);
  expect(renders).toBe(2);
});

test.each([
  ["nothing", null, 70],
  ["35", "35", 35],
  ["silence", "0", 0],
  ["a fraction", "12.4", 12],
  ["too much", "140", 70],
  ["nonsense", "loud", 70],
])("the initial volume if the browser has stored %s", async (_what, remembered, volume) => {
  if (remembered !== null) localStorage.setItem("volume", remembered);
  const { playerState } = await visit();

  expect(playerState().volume).toBe(volume);
});

test("the volume is kept for the next visit", async () => {
  const { rememberVolume } = await visit();
  rememberVolume(45);
  const { playerState } = await visit();

  expect(playerState().volume).toBe(45);
});

test("without storage the volume is the default", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("No storage here.", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No storage here.", "SecurityError");
  });
  const { playerState, rememberVolume } = await visit();
  rememberVolume(45);

  expect(playerState().volume).toBe(70);
});
