/**
 * Whether an answer says that the backend does not take the site's key: it was retired, replaced, mistyped, or is
 * another project's. Supabase's gateway says so in words alone, the parts behind it have codes.
 *
 * @param body the answer's body, as JSON
 * @param status its HTTP status
 */
export function isKeyRefusal(body: unknown, status: number): boolean {
  return (
    status === 401 &&
    typeof body === "object" &&
    body !== null &&
    "message" in body &&
    !("code" in body) &&
    !("error_code" in body)
  );
}
