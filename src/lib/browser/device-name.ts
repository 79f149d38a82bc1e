/** How browsers and systems call themselves, in an order that tells them apart: Edge says «Chrome», too. */
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
 * What a person knows this browser by.
 *
 * @param userAgent as `navigator.userAgent` gives it
 * @returns e.g. «Firefox on Windows»; «another browser» where neither is known
 */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "another browser");
}
