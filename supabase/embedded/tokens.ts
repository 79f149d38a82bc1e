import { createHmac } from "node:crypto";
import { jwtSecret } from "./keys.ts";

/** An access token (HS256) like those of Auth, valid for an hour unless the claims say otherwise. */
export function signToken(claims: object, secret = jwtSecret): string {
  const now = Math.floor(Date.now() / 1000);
  const content = [
    { alg: "HS256", typ: "JWT" },
    { iat: now, exp: now + 3600, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** The claims of a token, whose signature is not checked; empty if it is none. */
export function claimsOf(token: string): Partial<Record<string, unknown>> {
  const [, payload = ""] = token.split(".");
  try {
    return Object(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return {};
  }
}
