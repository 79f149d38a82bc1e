import { createStore, useStore } from "@/lib/store";

/** Whether a track is loaded, so that pages can tell without loading the player. */
const isPresent = createStore(false);

export const setPlayerPresence = isPresent.write;
export const usePlayerPresence = () => useStore(isPresent);
