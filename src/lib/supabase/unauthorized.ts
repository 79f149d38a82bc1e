import { logForOwner } from "@/lib/log";
import { isKeyRejected } from "@/lib/requests/key-rejection";

/**
 * Milliseconds after which a token is no longer in the future, even for a server whose clock is a little
 * behind.
 */
const SKEW = 1000;

/** PostgREST's codes for a rejected token. */
const TOKEN = /^PGRST30[13]$/;

/**
 * Handles a response with the status 401. A request with a token from the future is retried a moment later. If
 * the token was the site's key, the error is reported the way the gateway does, and logged to the console.
 *
 * @param isKey whether the request had no session token, but the site's key
 * @param send retries the request
 */
export async function handleUnauthorized(
  answer: Response,
  isKey: boolean,
  send: () => Promise<Response>,
): Promise<Response> {
  const { code, message } = await wordsOf(answer);
  if (TOKEN.test(code) && message.includes("issued at future")) {
    await new Promise((resolve) => setTimeout(resolve, SKEW));
    const second = await send();
    return second.status === 401 ? refusedKey(second, isKey) : second;
  }
  return refusedKey(answer, isKey);
}

async function refusedKey(answer: Response, isKey: boolean): Promise<Response> {
  const { body, code, message } = await wordsOf(answer);
  const isToken = isKey && TOKEN.test(code);
  if (!isToken && !isKeyRejected(body, answer.status)) return answer;
  logForOwner(
    `The backend refuses the key that this site was built with, VITE_SUPABASE_ANON_KEY: ${message}`,
  );
  return Response.json({ message }, { status: answer.status });
}

async function wordsOf(answer: Response) {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { code = "", message = "" } = Object(body);
  return { body, code: String(code), message: String(message) };
}
