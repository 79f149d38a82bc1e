import { beforeEach, expect, test, vi } from "vitest";
import { sendWithRetries } from "@/lib/requests/send-with-retries";

/** Responds with each status in turn, then with the last one. */
function answering(...statuses: number[]) {
  return vi.fn<() => Promise<Response>>(async () => {
    const [status = 200] = statuses.length > 1 ? statuses.splice(0, 1) : statuses;
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
