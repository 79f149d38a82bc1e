const PAUSE = 250;
/** So that who types without a pause loses at most this much. */
const LONGEST = 1000;

/**
 * Hands on a text that changes with every key: after a pause of 250 ms, at the latest a second after
 * the first change, so that nothing but the text itself works while somebody types.
 */
export function delayedOutput() {
  let send: ((text: string) => void) | undefined;
  let read: (() => string) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    if (!send) return;
    clearTimeout(pause);
    clearTimeout(limit);
    limit = undefined;
    const waiting = read;
    read = undefined;
    if (waiting) send(waiting());
  }

  return {
    /**
     * Says who gets the text. What was typed before waits for it.
     *
     * @returns hands on what waits, and ends it
     */
    connect(to: (text: string) => void): () => void {
      send = to;
      return () => {
        flush();
        send = undefined;
      };
    },
    /** Says that the text has changed; `current` is called when it is handed on. */
    push(current: () => string) {
      read = current;
      clearTimeout(pause);
      pause = setTimeout(flush, PAUSE);
      limit ??= setTimeout(flush, LONGEST);
    },
    /** Hands on at once what waits. */
    flush,
  };
}
