import { expect, test, vi } from "vitest";
import { playTrack } from "@/lib/player/player";
import { playerState } from "@/lib/player/player-state";
import { audio } from "../../support/audio";
import { second } from "../../support/tracks";

test("where storage is blocked, and channels between tabs with it, music plays", () => {
  vi.stubGlobal("BroadcastChannel", function refuse() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });

  playTrack(second, [second]);
  expect(playerState().isPlaying).toBe(true);
  expect(audio.heard()).toContain(second.audioUrl);
});
