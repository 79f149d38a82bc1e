const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|monitor/i;

/**
 * False for bots and for visitors whose browser says «Do Not Track» or sends the Global Privacy
 * Control signal.
 *
 * Sources: W3C Tracking Preference Expression (navigator.doNotTrack), Global Privacy Control
 * (navigator.globalPrivacyControl).
 */
export function wantsToBeCounted(): boolean {
  return (
    navigator.doNotTrack !== "1" &&
    Reflect.get(navigator, "globalPrivacyControl") !== true &&
    !BOT.test(navigator.userAgent)
  );
}
