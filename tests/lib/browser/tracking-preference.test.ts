import { expect, test, vi } from "vitest";
import { isTrackable, pageShown } from "@/lib/browser/tracking-preference";
import { setNavigator } from "../../support/navigator";

test.each([
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 10; CUBOT X30 Build/QP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; U; Android 9; ru-ru; CUBOT_X19 Build/PPR1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 7.0; M bot 60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36",
])("a person with %s is counted", (agent) => {
  setNavigator("userAgent", agent);

  expect(isTrackable()).toBe(true);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)",
  "Mozilla/5.0 (Linux; Android 8.0.0; Bytespider) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 (+https://example.com/about-us)",
])("a robot with %s is not", (agent) => {
  setNavigator("userAgent", agent);

  expect(isTrackable()).toBe(false);
});

test.each([
  ["doNotTrack", "1", false],
  ["doNotTrack", "0", true],
  ["doNotTrack", "unspecified", true],
  ["doNotTrack", null, true],
  ["globalPrivacyControl", true, false],
  ["globalPrivacyControl", false, true],
])("with %s set to %s, counting is %s", (name, value, isCounted) => {
  setNavigator(name, value);

  expect(isTrackable()).toBe(isCounted);
});

const tabChanges = () => document.dispatchEvent(new Event("visibilitychange"));

test("a page that is opened in a tab in the background is shown with the tab", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const shown = vi.fn<() => void>();
  const showing = pageShown().then(shown);
  tabChanges();
  await new Promise(setImmediate);
  expect(shown).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  tabChanges();
  await showing;
});
