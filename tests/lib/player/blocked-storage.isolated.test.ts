import { expect, test, vi } from "vitest";
import { playTrack } from "@/lib/player/player";
import { playerState } from "@/lib/player/player-state";
import { audio } from "../../support/audio";
import { second } from "../../support/tracks";

test("music plays even if storage and channels between tabs are blocked", () => {
  vi.stubGlobal("BroadcastChannel", function refuse() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });

  playTrack(second, [second]);
  expect(playerState().isPlaying).toBe(true);
  expect(audio.heard()).toContain(second.audioUrl);
});
