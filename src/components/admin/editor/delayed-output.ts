const PAUSE = 250;
/** So that at most this much is lost when typing without a pause. */
const MAX_DELAY = 1000;

/**
 * Reports a text that changes with every key press: after a pause of 250 ms, at the latest a second after the
 * first change, so that nothing else runs while somebody types.
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
     * Sets who receives the text. What was typed before then is reported now.
     *
     * @returns reports what is pending, and disconnects
     */
    connect(to: (text: string) => void): () => void {
      send = to;
      return () => {
        flush();
        send = undefined;
      };
    },
    /** Registers a change; `current` is called when it is reported. */
    push(current: () => string) {
      read = current;
      clearTimeout(pause);
      pause = setTimeout(flush, PAUSE);
      limit ??= setTimeout(flush, MAX_DELAY);
    },
    /** Reports what is pending at once. */
    flush,
  };
}
