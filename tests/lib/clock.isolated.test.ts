import { expect, test, vi } from "vitest";
import { updateServerClock, serverNow } from "@/lib/clock";
import { clocks } from "../support/clocks";

const answered = (time?: number) =>
  updateServerClock(
    new Response(
      null,
      time === undefined ? {} : { headers: { date: new Date(time).toUTCString() } },
    ),
  );

test("this device's clock is used until a response has the time, and if responses hide it", () => {
  answered();
  vi.setSystemTime("2020-01-01T00:00:00Z");
  expect(serverNow()).toBe(Date.parse("2020-01-01T00:00:00Z"));
});

test.each(clocks)("the time is the server's with a clock that is %s", (_name, offset) => {
  const time = Date.now();
  vi.setSystemTime(time + offset);
  answered(time);
  // A cached response has an old date.
  answered(time - 86_400_000);
  expect(Math.abs(serverNow() - time)).toBeLessThan(2000);
});
