import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { once } from "./once";
import { mayHaveSession } from "./stored-session";

// No page needs the backend to be shown and to answer: all that talks to it comes after that.
const load = () => import("./supabase-client");

const listeners = new Set<(client: SupabaseClient<Database>) => void>();
let authClient: SupabaseClient<Database> | undefined;

/**
 * The one shared Supabase client. It keeps the session in local storage and refreshes the token by
 * itself. Whoever neither is signed in nor signs in never loads it.
 *
 * @throws when the client's code cannot be loaded; the next call tries again
 */
export const getAuthClient = once(async (): Promise<SupabaseClient<Database>> => {
  authClient = await (await load()).makeAuthClient();
  for (const listener of listeners) listener(authClient);
  return authClient;
});

/** Calls back when the shared client is there, before anything is asked of it. Gives the way out. */
export function onAuthClient(listener: (client: SupabaseClient<Database>) => void): () => void {
  if (authClient) listener(authClient);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getVisitorClient = once(async () => (await load()).makeVisitorClient());

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

/**
 * Waits for a query of the client and gives its answer.
 *
 * @returns the data, and the row count where one was asked for
 * @throws {BackendError} when the backend refused, failed or could not be reached
 */
export async function answerOf<Data>(
  query: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<{ data: Data; count: number | null }> {
  return (await load()).answerOf(query);
}
