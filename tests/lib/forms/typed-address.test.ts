import { expect, test } from "vitest";
import { typedAddress } from "@/lib/forms/typed-address";

test.each([
  [" ada+news@Example.com ", "ada+news@Example.com"],
  ["\u200bada@exam\u00adple.com\ufeff", "ada@example.com"],
  ["\u202aada@example.com\u202c", "ada@example.com"],
  ["mailto:ada@example.com", "ada@example.com"],
  ["ada＠example。ｃｏｍ", "ada@example.com"],
  ["用户@例え.jp", "用户@例え.jp"],
  ["ada @example.com", "ada @example.com"],
  ["ada²@example.com", "ada²@example.com"],
  ["\u061cada@example｡com", "ada@example.com"],
  ["mailto: ada@example.com?subject=Hello", "ada@example.com"],
  ["ada?@example.com", "ada?@example.com"],
  ["Ada Sample <ada@example.com>", "ada@example.com"],
  ['"Sample, Ada" <ada@example.com>; ', "ada@example.com"],
  ["Ada <mailto:ada@example.com>", "ada@example.com"],
  ["Ada <ada@example.com", "Ada <ada@example.com"],
  ["Ada <>", "Ada <>"],
  [
    "a@b.example, Ada <ada@example.com>, <c@d.example>",
    "a@b.example, Ada <ada@example.com>, <c@d.example>",
  ],
])("%j is meant as %s", (typed, meant) => {
  expect(typedAddress(typed)).toBe(meant);
});
