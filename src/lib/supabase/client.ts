import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import type { ArgsOf, Functions } from "@/lib/supabase/functions";
import { updateServerClock } from "@/lib/clock";
import { sendWithRetries } from "@/lib/requests/send-with-retries";
import { DEADLINE } from "@/lib/requests/deadline";
import { env } from "@/lib/env";
import { once } from "@/lib/requests/once";
import { keyHeaders } from "./key-headers";
import { mayHaveSession, SESSION_KEY, sessionStore, storedSession } from "./session-store";
import { inSiteLanguage } from "@/lib/requests/in-site-language";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";

const listeners = new Set<(client: SupabaseClient<Database>) => void>();
let authClient: SupabaseClient<Database> | undefined;

/**
 * The one shared Supabase client. It stores the session and refreshes its token. Visitors who never
 * sign in never load it.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export const getAuthClient = once(async (): Promise<SupabaseClient<Database>> => {
  const [{ createClient }, { fetchForAuth }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./fetch-for-auth"),
  ]);
  authClient = createClient<Database>(env.backendUrl(), env.backendKey, {
    auth: { flowType: "pkce", storageKey: SESSION_KEY, storage: sessionStore },
    db: { retry: false },
    global: { fetch: fetchForAuth(fetchWithDeadline) },
  });
  for (const listener of listeners) listener(authClient);
  return authClient;
});

/**
 * The REST client of visitors without a session, a fifth of the size of the Supabase client. A built page that
 * is up to date does not need it.
 */
const getVisitorClient = once(async () => {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient<Database>(`${env.backendUrl()}/rest/v1`, {
    headers: keyHeaders(env.backendKey),
    schema: "public",
    retry: false,
    fetch: fetchWithDeadline,
  });
});

/** Calls back when the shared client exists, before its first request. Returns the unsubscribe function. */
export function onAuthClient(listener: (client: SupabaseClient<Database>) => void): () => void {
  if (authClient) listener(authClient);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The REST client for tables and functions, with the session if there is one.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export async function getClient() {
  if (authClient || mayHaveSession()) return (await getAuthClient()).schema("public");
  return getVisitorClient();
}

export type Client = Awaited<ReturnType<typeof getClient>>;

export type Query<Data> = (client: Client) => PromiseLike<PostgrestSingleResponse<Data>>;

/**
 * Sends a request to a table or function.
 *
 * @param query builds the request; pass it the query's `signal` if there is one
 * @returns the data
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 */
export async function request<Data>(query: Query<Data>): Promise<Data> {
  return (await requestWithCount(query)).data;
}

/** Like {@link request}, with the number of matching rows, if the query asks for it. */
export async function requestWithCount<Data>(
  query: Query<Data>,
): Promise<{ data: Data; count: number | null }> {
  const client = await getClient();
  const response = await withinDeadline(query(client));
  if (response.error) throw await inSiteLanguage(toBackendError(response.error, response.status));
  return { data: response.data, count: response.count };
}

/**
 * Makes sure that a user who is signed in still is. Otherwise the client would send the next request as an anonymous
 * visitor's.
 *
 * @throws {BackendError} if the session is over, or cannot be renewed in time
 */
export async function requireSession(): Promise<void> {
  if (storedSession().token === undefined) return;
  const { auth } = await getAuthClient();
  const { data, error } = await withinDeadline(auth.getSession());
  if (data.session) return;
  throw error?.name === "AuthRetryableFetchError"
    ? toBackendError(error, error.status)
    : toBackendError({ code: "PGRST301" }, 401);
}

/**
 * Calls a database function. Without a session it needs no client code.
 *
 * @param options `get`: with GET, which proxies may cache; for functions that only read
 * @returns its result; undefined if it has none
 * @throws {BackendError} as `request` does
 */
export async function call<Name extends keyof Functions>(
  name: Name,
  values: ArgsOf<Name> & Record<string, string>,
  { get = false } = {},
): Promise<Functions[Name]["Returns"]> {
  if (authClient || mayHaveSession()) {
    return request<Functions[Name]["Returns"]>((client) => client.rpc(name, values, { get }));
  }
  const url = new URL(`${env.backendUrl()}/rest/v1/rpc/${name}`);
  if (get) url.search = String(new URLSearchParams(values));
  const headers = keyHeaders(env.backendKey);
  const init = get
    ? { headers }
    : {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(values),
      };
  const response = await fetchWithDeadline(url, init).catch((error: unknown) => {
    throw toBackendError(error);
  });
  const result = await response.json().catch(() => undefined);
  if (!response.ok) throw await inSiteLanguage(toBackendError(result, response.status));
  return result;
}

/** How the results of visitors' reading look: a list, or the site's version. */
const LIST = /^\s*(\[|"[\da-f]{8}-)/;

/** `fetch` for the clients: fails after a deadline, and when something in between has responded. */
export async function fetchWithDeadline(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const withinDeadline = () => {
    const deadline = AbortSignal.timeout(DEADLINE);
    return init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  };
  const signal = withinDeadline();
  const send = () => fetch(input, { ...init, signal });
  // A build can wait: each of its attempts has a separate deadline.
  const response = await (import.meta.env.SSR
    ? sendWithRetries(() => fetch(input, { ...init, signal: withinDeadline() }))
    : send());
  const { headers, ok, status } = response;
  // oxlint-disable-next-line typescript/no-base-to-string -- The clients send texts and URLs only.
  const url = String(input);
  const isRead = (init?.method ?? "GET") === "GET" && url.includes("/rest/v1/");
  const type = headers.get("content-type");
  const json = type?.includes("json") && (await response.clone().text());
  // After storing a row, or for a function without a result, the response is empty.
  if (
    (status === 204 && !isRead) ||
    (status === 201 && !type?.startsWith("text/")) ||
    (json && (ok ? !isRead || LIST.test(json) : status !== 401 && /"code":\s*"/.test(json)))
  ) {
    updateServerClock(response);
    return response;
  }
  // Loaded on demand, because it is rarely needed. If that fails, there is no response either.
  const { handleUnusual } = await import("./unusual-response");
  return handleUnusual(response, url, init, send);
}
