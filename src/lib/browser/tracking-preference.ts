/** Programs also say with what they are compatible, or where they are described, which browsers no longer do. */
const BOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|monitor|compatible;|\+https?:/i;

/** Phones that their makers call bots, as in "Android 10; CUBOT_X19 Build/1": Cubot's, and the M bot of Logicom. */
const PHONE = /\b(?:cubot|m[ _]bot)(?![a-z])/gi;

/**
 * True when the browser says "Do Not Track" or sends the Global Privacy Control signal.
 *
 * Sources: W3C Tracking Preference Expression (navigator.doNotTrack), Global Privacy Control
 * (navigator.globalPrivacyControl).
 */
export function hasTrackingOptOut(): boolean {
  return navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

/** False for bots and for visitors who ask not to be tracked. */
export function isTrackable(): boolean {
  return !hasTrackingOptOut() && !BOT.test(navigator.userAgent.replace(PHONE, ""));
}

/**
 * Resolves once the page is visible. It may be in a tab in the background, or loaded in advance, as Chrome does while
 * a URL is typed.
 */
export async function pageShown(): Promise<void> {
  if (Reflect.get(document, "prerendering")) await nextEvent("prerenderingchange");
  while (document.visibilityState === "hidden") await nextEvent("visibilitychange");
}

function nextEvent(type: string): Promise<Event> {
  return new Promise((resolve) => {
    document.addEventListener(type, resolve, { once: true });
  });
}
