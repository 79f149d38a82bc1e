import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

/** Loads the player's state as a new visit does. */
async function visit() {
  vi.resetModules();
  return import("@/lib/player/player-state");
}

test("what shows the track does not render again as time passes", async () => {
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
  ["half a step", "12.4", 12],
  ["too much", "140", 70],
  ["nonsense", "loud", 70],
])("the volume of a visit that remembers %s", async (_what, remembered, volume) => {
  if (remembered !== null) localStorage.setItem("volume", remembered);
  const { playerState } = await visit();

  expect(playerState().volume).toBe(volume);
});

test("the volume of one visit is that of the next", async () => {
  const { rememberVolume } = await visit();
  rememberVolume(45);
  const { playerState } = await visit();

  expect(playerState().volume).toBe(45);
});

test("a browser that keeps nothing plays at the default volume", async () => {
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
