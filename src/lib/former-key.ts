/**
 * Whether a site uses a key of the former kind («anon») of a hosted project, which the project's owner can switch off
 * and Supabase retires.
 *
 * @param url of the backend
 * @param key its public key
 */
export function isFormerKey(url: string, key: string): boolean {
  return key.startsWith("eyJ") && new URL(url).hostname.endsWith(".supabase.co");
}
