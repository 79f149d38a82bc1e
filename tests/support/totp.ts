import { createHmac } from "node:crypto";
import { base32nopad } from "@scure/base";

const STEP = 30_000;

/** The code that an authenticator app shows (RFC 6238 with SHA-1, six digits, 30 seconds). */
export function totp(secret: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)));
  const mac = createHmac("sha1", base32nopad.decode(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** A code that is currently invalid. */
export function wrongCode(secret: string): string {
  // Three codes are valid at a time.
  const codes = ["000000", "111111", "222222", "333333"];
  return codes.find((code) => !isCurrent(code, secret)) ?? "";
}

/** Whether the code is that of the current half minute, or of an adjacent one, as Supabase Auth accepts them. */
export function isCurrent(code: string, secret: string): boolean {
  return [-STEP, 0, STEP].some((shift) => totp(secret, Date.now() + shift) === code);
}
