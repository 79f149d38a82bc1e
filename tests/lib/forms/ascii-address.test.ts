import { expect, test } from "vitest";
import { asciiAddress } from "@/lib/forms/ascii-address";

test.each([
  ["me@münchen.example", "me@xn--mnchen-3ya.example"],
  ["me@例え.example", "me@xn--r8jz45g.example"],
  ["me+tag@MÜNCHEN.example", "me+tag@xn--mnchen-3ya.example"],
  ["me@example.com", "me@example.com"],
  ["Me@Example.COM", "Me@Example.COM"],
  ["me@127.1", "me@127.1"],
  ["me@ü/x", "me@ü/x"],
  ["@ü.example", "@ü.example"],
  ["nobody", "nobody"],
  ["", ""],
])("the domain of %s is converted to ASCII for mail servers", (typed, address) => {
  expect(asciiAddress(typed)).toBe(address);
});
