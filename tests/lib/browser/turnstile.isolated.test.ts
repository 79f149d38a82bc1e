import { expect, onTestFinished, test, vi } from "vitest";
import { runCaptcha } from "@/lib/browser/turnstile";
import { env } from "@/lib/env";

const script = () => document.querySelector('script[src^="https://challenges.cloudflare.com/"]');

test("a script that does not arrive is given up in time, and requested again by the next attempt", async () => {
  env.turnstileKey = "0x4-site-key";
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const _attempt of [1, 2]) {
    const failed = expect(runCaptcha(document.body)).rejects.toThrow("could not be loaded");
    expect(script()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(script()).toBeNull();
  }
});
