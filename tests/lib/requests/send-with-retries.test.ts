import { beforeEach, expect, test, vi } from "vitest";
import { sendWithRetries } from "@/lib/requests/send-with-retries";

/** Responds with each status in turn, or fails with an error, then with the last one. */
function answering(...statuses: (number | Error)[]) {
  return vi.fn<() => Promise<Response>>(async () => {
    const [status = 200] = statuses.length > 1 ? statuses.splice(0, 1) : statuses;
    if (typeof status !== "number") throw status;
    return new Response("", { status, headers: { "retry-after": "3" } });
  });
}

beforeEach(() => void vi.useFakeTimers());

test("a request to a briefly overloaded backend is repeated after the requested pause", async () => {
  const send = answering(429, 503, 200);
  const answer = sendWithRetries(send);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_200);
  expect((await answer).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(3);
});

test("after four attempts it is given up, and a refused request is not repeated", async () => {
  const send = answering(503);
  const answer = sendWithRetries(send);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await answer).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(4);

  const refused = answering(401);
  expect((await sendWithRetries(refused)).status).toBe(401);
  expect(refused).toHaveBeenCalledOnce();
});

test("a lost connection, or a gateway without a server, is tried again, but nothing that was aborted", async () => {
  for (const failure of [new TypeError("fetch failed"), 520]) {
    const send = answering(failure, 200);
    const answer = sendWithRetries(send);
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await answer).status).toBe(200);
  }
  const lost = new TypeError("fetch failed");
  await Promise.all([
    expect(sendWithRetries(answering(lost))).rejects.toBe(lost),
    vi.advanceTimersByTimeAsync(20_000),
  ]);

  for (const name of ["AbortError", "TimeoutError"]) {
    const error = new DOMException("", name);
    const send = answering(error);
    await expect(sendWithRetries(send)).rejects.toBe(error);
    expect(send).toHaveBeenCalledOnce();
  }
});
