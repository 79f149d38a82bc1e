import { expect, onTestFinished, test, vi } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";

test("what comes in time is passed on, an answer as well as a failure", async () => {
  await expect(withinDeadline(Promise.resolve("answer"))).resolves.toBe("answer");
  await expect(withinDeadline(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("nobody waits ten seconds for what never comes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const given = vi.fn<(error: unknown) => void>();
  withinDeadline(new Promise(() => undefined)).catch(given);

  await vi.advanceTimersByTimeAsync(8_000);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.any(BackendError));
});
