import { PostgrestClient } from "@supabase/postgrest-js";
import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { DEADLINE } from "@/lib/requests/deadline";
import { env } from "@/lib/env";
import { once } from "@/lib/requests/once";
import { mayHaveSession, SESSION_KEY, sessionStore } from "./session-store";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";

const listeners = new Set<(client: SupabaseClient<Database>) => void>();
let authClient: SupabaseClient<Database> | undefined;
let visitorClient: PostgrestClient<Database> | undefined;

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

/**
 * Tables and functions of the backend, as whoever is signed in. Whoever is not asks with the REST
 * part of Supabase alone, a fifth of the whole client.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export async function getClient() {
  if (authClient || mayHaveSession()) return (await getAuthClient()).schema("public");
  visitorClient ??= new PostgrestClient<Database>(`${env.backendUrl()}/rest/v1`, {
    headers: { apikey: env.backendKey, Authorization: `Bearer ${env.backendKey}` },
    schema: "public",
    retry: false,
    fetch: fetchWithDeadline,
  });
  return visitorClient;
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

function fetchWithDeadline(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const deadline = AbortSignal.timeout(DEADLINE);
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  return fetch(input, { ...init, signal });
}
