import { onTestFinished } from "vitest";

/** Defines a property of the browser until the end of the test, e.g. `doNotTrack` or `share`. */
export function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name);
  });
}
