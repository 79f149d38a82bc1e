import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { DEADLINE } from "./deadline";
import { rememberAnswer } from "./early-answers";
import { env } from "./env";
import { SESSION_KEY, sessionStore } from "./stored-session";
import { toBackendError } from "./to-backend-error";
import { withinDeadline } from "./within-deadline";

/** The whole client, which keeps the session in local storage and refreshes it by itself. */
export async function makeAuthClient() {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(env.backendUrl(), env.backendKey, {
    auth: { storageKey: SESSION_KEY, storage: sessionStore },
    db: { retry: false },
    global: { fetch: fetchWithDeadline },
  });
}

/** The REST part of Supabase alone, a fifth of the whole client, as nobody in particular. */
export async function makeVisitorClient() {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  return new PostgrestClient<Database>(`${env.backendUrl()}/rest/v1`, {
    headers: { apikey: env.backendKey, Authorization: `Bearer ${env.backendKey}` },
    schema: "public",
    retry: false,
    fetch: (input, init) => rememberAnswer(input, init, fetchWithDeadline(input, init)),
  });
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
 * @throws {BackendError} when the backend refused, failed or could not be reached
 */
export async function answerOf<Data>(
  query: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<{ data: Data; count: number | null }> {
  const answer = await withinDeadline(query);
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return { data: answer.data, count: answer.count };
}
