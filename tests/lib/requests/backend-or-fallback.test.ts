import { expect, test, vi } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { backendOrFallback } from "@/lib/requests/backend-or-fallback";

const kept = () => Promise.resolve("kept");
const fails = (status: number) => Promise.reject(new BackendError("no", "", status));

test("a response or a refusal is used, whatever the fallback has", async () => {
  expect(await backendOrFallback(Promise.resolve("asked"), kept)).toBe("asked");
  await expect(backendOrFallback(fails(400), kept)).rejects.toThrow("no");
  const often = Promise.reject(new BackendError("Please wait.", "PT429", 429));
  await expect(backendOrFallback(often, kept)).rejects.toThrow("Please wait.");
});

test("the fallback is used if the backend fails or is unreachable", async () => {
  expect(await backendOrFallback(fails(0), kept)).toBe("kept");
  expect(await backendOrFallback(fails(503), kept)).toBe("kept");
  expect(await backendOrFallback(fails(429), kept)).toBe("kept");
});

test("a slow backend is waited for to the end only without a fallback", async () => {
  vi.useFakeTimers();
  const slow = new Promise<string>((resolve) => {
    setTimeout(resolve, 6_000, "asked");
  });
  const [withOne, without, withSlowOne] = [
    backendOrFallback(slow, kept),
    backendOrFallback(slow, () => Promise.resolve(null)),
    backendOrFallback(slow, () => new Promise<null>(() => {})),
  ];
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await withOne).toBe("kept");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await without).toBe("asked");
  expect(await withSlowOne).toBe("asked");
});

test("a failure is reported if the fallback is missing or unreadable", async () => {
  await expect(backendOrFallback(fails(0), () => Promise.resolve(null))).rejects.toThrow("no");
  await expect(
    backendOrFallback(fails(0), () => Promise.reject(new Error("unreadable"))),
  ).rejects.toThrow("no");
});

test("a failure is reported if the fallback is not read in time", async () => {
  vi.useFakeTimers();
  const settled = backendOrFallback(fails(0), () => new Promise<null>(() => {})).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled).toContain("no");
});
