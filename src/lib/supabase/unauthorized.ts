import { logForOwner } from "@/lib/log";
import { isKeyRejected } from "@/lib/requests/key-rejection";

/**
 * Milliseconds after which a token is no longer in the future, even for a server whose clock is a little
 * behind.
 */
const SKEW = 1000;

/** PostgREST's codes for a rejected token, or none. */
const TOKEN = /^PGRST30[123]$/;

/**
 * Handles a response with the status 401. A request with a token from the future is retried a moment later; if the
 * backend's own clocks still disagree, the request fails, as neither signing in again nor another key would help. If
 * the token was the site's key, the error is reported as the gateway would, and logged to the console.
 *
 * @param isKey whether the request had no session token, but the site's key
 * @param send retries the request
 */
export async function handleUnauthorized(
  response: Response,
  isKey: boolean,
  send: () => Promise<Response>,
): Promise<Response> {
  if (!(await isTokenFromFuture(response))) return keyRejection(response, isKey);
  await new Promise((resolve) => setTimeout(resolve, SKEW));
  const second = await send();
  if (second.status !== 401) return second;
  return (await isTokenFromFuture(second))
    ? Response.json({}, { status: 503 })
    : keyRejection(second, isKey);
}

async function isTokenFromFuture(response: Response): Promise<boolean> {
  const { code, message } = await errorOf(response);
  return TOKEN.test(code) && /issued at future|not yet valid/.test(message);
}

async function keyRejection(response: Response, isKey: boolean): Promise<Response> {
  const { body, code, message } = await errorOf(response);
  const isToken = isKey && TOKEN.test(code);
  if (!isToken && !isKeyRejected(body, response.status)) return response;
  logForOwner(
    `The backend refuses the key that this site was built with, VITE_SUPABASE_ANON_KEY: ${message}`,
  );
  return Response.json({ message }, { status: response.status });
}

async function errorOf(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code = "", message = "" } = Object(body);
  return { body, code: String(code), message: String(message) };
}
