/**
 * The headers with an API key of the backend. Only keys of the old kind are tokens, and must be sent as such, too.
 *
 * Source: https://supabase.com/docs/guides/api/api-keys
 */
export function keyHeaders(key: string): { apikey: string; Authorization?: string } {
  return { apikey: key, ...(key.startsWith("eyJ") && { Authorization: `Bearer ${key}` }) };
}
