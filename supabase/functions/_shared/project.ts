declare const Deno: { env: { get: (name: string) => string | undefined } };

/** The project's URL, without a slash at its end. */
export function projectUrl(): string {
  return Deno.env.get("SUPABASE_URL") ?? "";
}

/** The project's public key: of the present kind, or of the former one. */
export function publicKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS") ?? "{}");
  const [first]: unknown[] = Object.values(Object(keys));
  return typeof first === "string" ? first : (Deno.env.get("SUPABASE_ANON_KEY") ?? "");
}

/**
 * Calls a function of the database as everybody may.
 *
 * @returns the text of the answer
 * @throws {Error} if the database refuses
 */
export async function callDatabase(name: string, args: Record<string, unknown>): Promise<string> {
  const response = await fetch(`${projectUrl()}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publicKey(), "Content-Type": "application/json" },
    body: JSON.stringify(args),
    redirect: "error",
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The database refused: HTTP ${response.status}`);
  return text;
}
