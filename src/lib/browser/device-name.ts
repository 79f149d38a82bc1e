/**
 * The names of browsers and systems in the user agent, in matching order: Edge's also contains
 * "Chrome".
 */
import { t } from "@/lib/words";

const BROWSERS = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/**
 * A readable name of this browser.
 *
 * @param userAgent `navigator.userAgent`
 * @returns e.g. "Firefox on Windows"; "another browser" if neither is known
 */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser && system
    ? t("{browser} on {system}", { browser, system })
    : (browser ?? system ?? t("another browser"));
}
