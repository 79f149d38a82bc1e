import { expect, test } from "vitest";
import {
  DAY_HOURS_PATTERN,
  hoursOfDay,
  storableDaysOff,
  storableHours,
  withHoursOfDay,
} from "@/lib/booking/weekly-hours";

test("the hours of one day are read and replaced, in the order of the week", () => {
  const hours = "Mon 09:00-12:00\nThu 10:00-16:00";
  expect(hoursOfDay(hours, "Thu")).toBe("10:00-16:00");
  expect(hoursOfDay(hours, "Fri")).toBe("");
  expect(withHoursOfDay(hours, "Tue", "9-1")).toBe("Mon 09:00-12:00\nTue 9-1\nThu 10:00-16:00");
  expect(withHoursOfDay(hours, "Mon", "")).toBe("Thu 10:00-16:00");
});

test.each([
  ["9-12", "09:00-12:00"],
  [" 9 – 12 ,13:30-17:00", "09:00-12:00, 13:30-17:00"],
  ["00:00-24:00", "00:00-24:00"],
])("«%s» is typed and «%s» is stored", (typed, stored) => {
  expect(typed).toMatch(new RegExp(`^(?:${DAY_HOURS_PATTERN})$`, "v"));
  expect(storableHours(`Mon ${typed}`)).toBe(`Mon ${stored}`);
});

test.each(["nine", "9", "9-", "9-12;13-15", "9.30-12"])("«%s» is no time of a day", (typed) => {
  expect(typed).not.toMatch(new RegExp(`^(?:${DAY_HOURS_PATTERN})$`, "v"));
});

test("a day with nothing but spaces is not offered", () => {
  expect(storableHours("Mon   \nTue 9-10")).toBe("Tue 09:00-10:00");
});

test("days off are one on each line, periods with both their ends", () => {
  expect(storableDaysOff(" 2026-12-24–2027-01-01\n\n2027-05-01 ")).toBe(
    "2026-12-24 - 2027-01-01\n2027-05-01",
  );
});
