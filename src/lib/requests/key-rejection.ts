/**
 * Whether the response says that the backend rejects the site's key: it was retired, replaced, mistyped, or
 * belongs to another project. Supabase's gateway says so only in words; the services behind it have codes.
 *
 * @param body the response body, as JSON
 * @param status its HTTP status
 */
export function isKeyRejected(body: unknown, status: number): boolean {
  return (
    status === 401 &&
    typeof body === "object" &&
    body !== null &&
    "message" in body &&
    !("code" in body) &&
    !("error_code" in body)
  );
}
