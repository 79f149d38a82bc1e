import { claimsOf } from "../../supabase/embedded/tokens.ts";

/** The kind of a Supabase key: "public" keys belong in pages, "secret" ones give access to everything. */
export type KeyKind = "public" | "secret" | "no key";

/** @returns the kind, and the project in a key of the old format */
export function keyKind(key: string): { kind: KeyKind; project?: string } {
  if (key.startsWith("sb_publishable_")) return { kind: "public" };
  if (key.startsWith("sb_secret_")) return { kind: "secret" };
  const { role, ref } = claimsOf(key);
  if (role !== "anon" && role !== "service_role") return { kind: "no key" };
  const kind = role === "anon" ? "public" : "secret";
  return typeof ref === "string" ? { kind, project: ref } : { kind };
}

/** Whether this can be the URL of a project: people copy the URLs of its dashboard and of its APIs instead. */
export function isProjectUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url?.host || !/^https?:$/.test(url.protocol)) return false;
  return url.hostname !== "supabase.com" && !/\/(?:auth|rest|storage)\/v1\/?$/.test(url.pathname);
}

export function secretKeyIn(text: string): boolean {
  const keys = text.match(/sb_secret_[\w-]{8,}|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? [];
  return keys.some((key) => keyKind(key).kind === "secret");
}
