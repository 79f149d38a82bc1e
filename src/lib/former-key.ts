/**
 * Whether a site uses a hosted project's old kind of key ("anon"), which its owner can turn off and Supabase is
 * retiring.
 *
 * @param url of the backend
 * @param key its public key
 */
export function isFormerKey(url: string, key: string): boolean {
  return key.startsWith("eyJ") && new URL(url).hostname.endsWith(".supabase.co");
}
