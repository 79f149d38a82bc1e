import { expect, test, vi } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";

test("a result or a failure in time is passed on", async () => {
  await expect(withinDeadline(Promise.resolve("answer"))).resolves.toBe("answer");
  await expect(withinDeadline(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});

test("a request without a result fails within ten seconds", async () => {
  vi.useFakeTimers();
  const given = vi.fn<(error: unknown) => void>();
  withinDeadline(new Promise(() => undefined)).catch(given);

  await vi.advanceTimersByTimeAsync(8_000);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.any(BackendError));
});
