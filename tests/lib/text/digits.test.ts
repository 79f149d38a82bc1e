import { expect, test } from "vitest";
import { digitsOf } from "@/lib/text/digits";

test.each(["latn", "arab", "arabext", "deva", "thai", "fullwide", "mathbold", "mathmono"])(
  "digits of the numbering system %s are read",
  (numberingSystem) => {
    const numbers = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false });
    expect(digitsOf(numbers.format(1_234_567_890))).toBe("1234567890");
  },
);

test("what is no digit is dropped", () => {
  expect(digitsOf("12 34-5½²a６")).toBe("123456");
});
