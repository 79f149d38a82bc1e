/*
 * Stands in the page for all addresses without a file of their own, and so for the owner's, see
 * scripts/prerender/late-start.ts. What those ask first needs the stored session and none of the
 * app's code: it is asked while the code is on its way, and the app takes the answers when it comes
 * to ask the same. Who asks is the session's token; what it may see, the database decides.
 */
type StoredSession = { access_token: string; expires_at: number };

/** Seconds before the end of a session in which the app renews it first. */
const RENEWAL = 90;
/** Milliseconds after which an answer that nobody has taken is too old. */
const FRESH = 30_000;
const answers = new Map<string, Promise<Response>>();

function keyOf(input: RequestInfo | URL, init?: RequestInit): string {
  const headers = new Headers(init?.headers);
  const url = input instanceof Request ? input.url : input.toString();
  return `${url} ${headers.get("authorization")}`;
}

function ask(name: string, token: string): void {
  const backend = import.meta.env.VITE_SUPABASE_URL || location.origin;
  const url = new URL(`/rest/v1/rpc/${name}`, backend);
  const init = {
    method: "POST",
    headers: {
      apikey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? "",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: "{}",
  };
  const answer = fetch(url, init);
  // Whoever takes it says what failed.
  answer.catch(() => undefined);
  answers.set(keyOf(url, init), answer);
}

try {
  const [, admin, page] = location.pathname.split("/");
  const session: StoredSession | null = JSON.parse(localStorage.getItem("session") ?? "null");
  if (admin === "admin" && session && session.expires_at - RENEWAL > Date.now() / 1000) {
    ask("is_owner", session.access_token);
    if (!page) ask("dashboard_numbers", session.access_token);
  }
} catch {
  // No storage, or something else in it: the app asks by itself.
}

globalThis.askedAhead = (input, init) => {
  const key = keyOf(input, init);
  const answer = answers.get(key);
  answers.delete(key);
  return performance.now() < FRESH ? answer : undefined;
};
