import { expect, test } from "vitest";
import {
  HOURS_EXAMPLE,
  hoursOfDay,
  problemOfDay,
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
  [HOURS_EXAMPLE, "09:00-12:00, 13:30-17:00"],
  [" 9 – 12 ,13:30-17:00", "09:00-12:00, 13:30-17:00"],
  ["00:00-24:00", "00:00-24:00"],
  ["12-17, 9-12", "12:00-17:00, 09:00-12:00"],
])("«%s» is stored as «%s»", (typed, stored) => {
  expect(problemOfDay(typed)).toBe("");
  expect(storableHours(`Mon ${typed}`)).toBe(`Mon ${stored}`);
});

test.each([
  ...["nine", "9", "9-", "9-12;13-15", "9.30-12", "9-12-15", "9:60-12", "9-25", "20-24:30"].map(
    (typed) => [typed, `“${typed}” is not a range of hours. Write them as ${HOURS_EXAMPLE}.`],
  ),
  ["9-12, noon", `“noon” is not a range of hours. Write them as ${HOURS_EXAMPLE}.`],
  ["9-12,", `A range is missing. Write them as ${HOURS_EXAMPLE}.`],
  ["17-9", "17-9 must end after it begins."],
  [
    "9-12, 14-13:30, 15 – 15",
    "14-13:30 must end after it begins. 15 – 15 must end after it begins.",
  ],
  ["13-15, 9-13:30", "9-13:30 and 13-15 overlap."],
  ["9-17, 10-11, 12-13", "9-17 and 10-11 overlap. 9-17 and 12-13 overlap."],
])("the hours «%s» are refused: %s", (typed, problem) => {
  expect(problemOfDay(typed)).toBe(problem);
});

test("a day of only spaces has no hours", () => {
  expect(storableHours("Mon   \nTue 9-10")).toBe("Tue 09:00-10:00");
});

test("days off are stored one per line, periods with first and last day", () => {
  expect(storableDaysOff(" 2026-12-24–2027-01-01\n\n2027-05-01 ")).toBe(
    "2026-12-24 - 2027-01-01\n2027-05-01",
  );
});
