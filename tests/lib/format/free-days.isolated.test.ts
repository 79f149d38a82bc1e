import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";

const { DateTimeFormat, NumberFormat } = Intl;

/** A browser in Iran, whose calendar's months begin within those of the grid of days. */
beforeEach(() => {
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale ?? "fa-IR", options);
  });
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function (locale, options) {
    return new NumberFormat(locale ?? "fa-IR", options);
  });
});

test("the months and days of a grid are labelled as shown in it, even if another calendar is usual", async () => {
  const { formatDate, formatMonth, formatWeekday } = await import("@/lib/format/dates-and-numbers");
  expect(formatDate("2030-12-02T12:00:00Z")).toContain("۱۴۰۹");
  expect(formatMonth("2030-12-01")).toBe("دسامبر ۲۰۳۰");
  expect(formatWeekday("2030-12-02")).toContain("۲ دسامبر ۲۰۳۰");
});

test("a day of the grid is written in the digits of its label", async () => {
  const { FreeDays } = await import("@/pages/services/FreeDays");
  const days = new Map([["2030-12-02", ["2030-12-02T12:00:00Z"]]]);
  render(createElement(FreeDays, { days, value: "", onChange: () => {} }));
  expect(screen.getByText("۲")).toHaveAccessibleName(/۲ دسامبر ۲۰۳۰/);
});

test("money is in the language chosen for dates and numbers", async () => {
  const { formatMoney } = await import("@/lib/format/money");
  expect(formatMoney(120, "USD")).toContain("۱۲۰");
  localStorage.setItem("dates-language", "en");
  expect(formatMoney(120, "USD")).toBe("$120");
});
