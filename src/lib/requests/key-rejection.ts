/**
 * Whether the response says that the backend rejects the site's key: it was retired, replaced, mistyped, or belongs to
 * another project. Supabase's gateway says so only in its message; the services behind it have codes.
 *
 * @param body the response body, as JSON, or a client's error made of it
 * @param status its HTTP status
 */
export function isKeyRejected(body: unknown, status: number): boolean {
  const { message, code, error_code } = Object(body);
  return status === 401 && message !== undefined && !code && !error_code;
}
