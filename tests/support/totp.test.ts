import { base32nopad } from "@scure/base";
import { expect, test } from "vitest";
import { totp } from "./totp.ts";

// Source: RFC 6238, appendix B, the last six of the eight digits there.
const secret = base32nopad.encode(new TextEncoder().encode("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the stand-in's app shows %s", (seconds, code) => {
  expect(totp(secret, seconds * 1_000)).toBe(code);
});
