/** What is printed of a body: a gateway answers with a whole page. */
const LONGEST = 300;

/**
 * Why a service of Supabase has refused a request: its status, the beginning of what it says, and what to check.
 *
 * @param key the variable of the key that was sent, if any
 */
export function refusalOf(status: number, body: string, key?: string): string {
  const said = body.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
  // Storage answers 400, and has the status in the body.
  const isKeyRefused = [401, 403].includes(status) || /"statusCode":\s*"?40[13]\b/.test(body);
  return `${status} ${said}`.trim() + (key && isKeyRefused ? `; check ${key}` : "");
}
