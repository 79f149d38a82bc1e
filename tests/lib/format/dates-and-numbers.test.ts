import { expect, test, vi } from "vitest";
import {
  buildFormats,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatIsoDay,
  formatNumber,
  formatShortDate,
  formatTime,
  formatUpcoming,
  plural,
} from "@/lib/format/dates-and-numbers";

const COMMENTS = { one: "{count} comment", other: "{count} comments" } as const;
const INSTANT = "2026-11-20T14:05:00+00:00";
const date = new Date(INSTANT);

// First, because formatters are cached once they are created.
test("dates and small numbers in the build need no Intl, which is slow to start on phones", () => {
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  const numbers = vi.spyOn(Intl, "NumberFormat");
  buildFormats.formatDate(INSTANT);
  buildFormats.formatShortDate("infinity");
  buildFormats.plural(12, COMMENTS);
  buildFormats.formatCompact(12);
  expect(dates).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
});

test("dates and times are in the reader's locale and time zone", () => {
  expect(formatDate(INSTANT)).toBe(date.toLocaleDateString(undefined, { dateStyle: "long" }));
  expect(formatShortDate(INSTANT)).toBe(
    date.toLocaleDateString(undefined, { dateStyle: "medium" }),
  );
  expect(formatDateTime(INSTANT)).toBe(
    date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }),
  );
});

test.each(["America/Los_Angeles", "Pacific/Auckland"])(
  "a date that was stored without a time is the same day in %s",
  (timeZone) => {
    vi.stubEnv("TZ", timeZone);
    const date = new Date("2024-01-05");
    const inZone = (dateStyle: "long" | "medium", zone: string) =>
      date.toLocaleDateString(undefined, { dateStyle, timeZone: zone });
    for (const iso of ["2024-01-05T00:00:00+00:00", "2024-01-05T00:00:00.000Z"]) {
      expect([formatDate(iso), formatShortDate(iso)]).toEqual([
        inZone("long", "UTC"),
        inZone("medium", "UTC"),
      ]);
    }
    // A moment later it is a time.
    expect(formatDate("2024-01-05T00:00:00.5Z")).toBe(inZone("long", timeZone));
    const upcoming = new Date("2999-07-05T00:00:00Z");
    expect(formatUpcoming(upcoming.toISOString())).toBe(
      upcoming.toLocaleDateString(undefined, { dateStyle: "medium", timeZone }),
    );
  },
);

test("an open page follows a change of time zone", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(formatTime("2026-07-20T10:00:00Z")).toMatch(/\b12:00/);
  vi.stubEnv("TZ", "Asia/Tokyo");
  expect(formatTime("2026-07-20T10:00:00Z")).toMatch(/\b0?7:00/);
});

test("an invalid date is shown unchanged", () => {
  expect([formatDate("infinity"), formatDay("44-03-15 BC")]).toEqual(["infinity", "44-03-15 BC"]);
});

test("numbers are in the reader's locale", () => {
  expect(formatNumber(1234567)).toBe((1234567).toLocaleString());
  expect(formatCompact(12_345)).toBe(
    (12_345).toLocaleString(undefined, { notation: "compact", maximumFractionDigits: 1 }),
  );
  expect(formatCompact(999)).toBe("999");
  expect(formatDecimal(3)).toBe((3).toLocaleString(undefined, { minimumFractionDigits: 1 }));
});

test.each([
  [0, "0 comments"],
  [1, "1 comment"],
  [2, "2 comments"],
  [1_000, `${(1_000).toLocaleString()} comments`],
])("%i is counted as «%s»", (value, text) => {
  expect(plural(value, COMMENTS)).toBe(text);
});

test.each(["2026-11-20T14:05:00+00:00", "2026-05-01T23:30:00-02:00", "2024-02-29T00:00:00Z"])(
  "the build writes %s as Intl does",
  (iso) => {
    const inUtc = (dateStyle: "long" | "medium") =>
      new Date(iso).toLocaleDateString("en-US", { dateStyle, timeZone: "UTC" });
    expect(buildFormats.formatDate(iso)).toBe(inUtc("long"));
    expect(buildFormats.formatShortDate(iso)).toBe(inUtc("medium"));
  },
);

test.each([0, 7, 999, 1000, 1_234_567, 0.5, -3])("the build writes %d as Intl does", (value) => {
  expect(buildFormats.formatNumber(value)).toBe(value.toLocaleString("en-US"));
  expect(buildFormats.formatCompact(value)).toBe(
    value.toLocaleString("en-US", { notation: "compact", maximumFractionDigits: 1 }),
  );
});

test("a day in a file name is sortable, and in the local time zone", () => {
  expect(formatIsoDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(formatIsoDay(new Date(2026, 10, 20, 0, 1))).toBe("2026-11-20");
});
