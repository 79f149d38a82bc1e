import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { BackendError, toBackendError } from "./backend-error";
import { DEADLINE, withinDeadline } from "./deadline";
import { rememberAnswer } from "./early-answers";
import { env } from "./env";
import { once } from "./once";
import { mayHaveSession, SESSION_KEY, sessionStore } from "./stored-session";

const listeners = new Set<(client: SupabaseClient<Database>) => void>();
let authClient: SupabaseClient<Database> | undefined;

/**
 * The one shared Supabase client. It keeps the session in local storage and refreshes the token by
 * itself. Whoever neither is signed in nor signs in never loads it.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export const getAuthClient = once(async (): Promise<SupabaseClient<Database>> => {
  const { createClient } = await import("@supabase/supabase-js");
  authClient = createClient<Database>(env.backendUrl(), env.backendKey, {
    auth: { storageKey: SESSION_KEY, storage: sessionStore },
    db: { retry: false },
    global: { fetch: fetchWithDeadline },
  });
  for (const listener of listeners) listener(authClient);
  return authClient;
});

/** Calls back when the shared client is there, before anything is asked of it. Gives the way out. */
export function onAuthClient(listener: (client: SupabaseClient<Database>) => void): () => void {
  if (authClient) listener(authClient);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The REST part of Supabase alone, a fifth of the whole client, as nobody in particular. */
const getVisitorClient = once(async () => {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient<Database>(`${env.backendUrl()}/rest/v1`, {
    headers: { apikey: env.backendKey, Authorization: `Bearer ${env.backendKey}` },
    schema: "public",
    retry: false,
    fetch: (input, init) => rememberAnswer(input, init, fetchWithDeadline(input, init)),
  });
});

/**
 * Tables and functions of the backend, as whoever is signed in. It is loaded on first use, so that
 * the first paint never waits for it.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export async function getClient() {
  if (authClient || mayHaveSession()) return (await getAuthClient()).schema("public");
  return getVisitorClient();
}

function fetchWithDeadline(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = globalThis.askedAhead?.(input, init);
  if (answer) return answer;
  const deadline = AbortSignal.timeout(DEADLINE);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, signal });
}

/**
 * Waits for a query of the client and gives its answer.
 *
 * @returns the data, and the row count where one was asked for
 * @throws {BackendError} when the backend refused, failed or could not be reached
 */
export async function answerOf<Data>(
  query: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<{ data: Data; count: number | null }> {
  const answer = await withinDeadline(query);
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return { data: answer.data, count: answer.count };
}

/**
 * Stores a row whose id was made in the browser. When the id is there already, an earlier try
 * stored it and its answer was lost: that counts as done.
 *
 * @throws {BackendError} when the row was not stored
 */
export async function insertOnce(
  insert: PromiseLike<PostgrestSingleResponse<null>>,
): Promise<void> {
  try {
    await answerOf(insert);
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
  }
}

/** True when a row with this very id was there already. */
export function isStoredAlready(error: unknown): boolean {
  return error instanceof BackendError && error.code === "23505" && /_pkey"/.test(error.message);
}
