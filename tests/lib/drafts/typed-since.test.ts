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
])("if %j was sent and the text is now %j, %j is kept", (sent, text, stays) => {
  expect(typedSince(sent, text)).toBe(stays);
});
