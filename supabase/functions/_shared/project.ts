declare const Deno: { env: { get: (name: string) => string | undefined } };

/** The project's URL, without a trailing slash. */
export function projectUrl(): string {
  return Deno.env.get("SUPABASE_URL") ?? "";
}

/** The project's public key, of the new or the old kind. */
export function publicKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS") ?? "{}");
  const [first]: unknown[] = Object.values(Object(keys));
  return typeof first === "string" ? first : (Deno.env.get("SUPABASE_ANON_KEY") ?? "");
}

/**
 * Calls a database function with the rights of an anonymous visitor.
 *
 * @returns the text of the response
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
