/**
 * Runs work repeatedly, as pg_cron does on a hosted project. Work that takes longer than the interval is not
 * started a second time.
 *
 * @param interval in milliseconds
 * @param onError called with what the work throws
 * @returns a function that stops it, and waits for work in progress
 */
export function repeat(
  work: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
