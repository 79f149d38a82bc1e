/**
 * Runs a callback after the page has loaded, when the browser is idle, for work that must not delay
 * the content.
 *
 * @returns a function that cancels it
 */
export function afterPageLoad(run: () => void): () => void {
  let idle: number | undefined;
  const hasIdleCallbacks: boolean = "requestIdleCallback" in window;
  const wait = () => {
    // Safari has no idle callbacks. Without a timeout, Chromium may drop one after a back navigation.
    idle = hasIdleCallbacks
      ? requestIdleCallback(run, { timeout: 5_000 })
      : window.setTimeout(run, 200);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (idle === undefined) return;
    if (hasIdleCallbacks) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}
