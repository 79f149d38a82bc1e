import { expect, test } from "vitest";
import { typedSince } from "@/lib/drafts/typed-since";

test.each([
  ["Hello", "Hello", ""],
  ["Hello", "Hello \n", ""],
  ["Hello", "Hello\nPS: more", "PS: more"],
  ["Hello\n", "Hello\nPS: more", "PS: more"],
  ["Gra", "Grace", "Grace"],
  ["Hello", "Hallo", "Hallo"],
  ["Hello", "", ""],
  ["", "Grace", "Grace"],
])("of %j, which is %j by now, %j stays", (sent, text, stays) => {
  expect(typedSince(sent, text)).toBe(stays);
});
