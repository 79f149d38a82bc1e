import { env } from "@/lib/env";

/** The time limit for a function to start, in milliseconds. */
const TIMEOUT = 10_000;

/** The URL of an Edge Function, see `supabase/functions/`; `path` begins with a slash. */
export function functionUrl(name: "calendars" | "mail", path = ""): string {
  return `${env.backendUrl()}/functions/v1/${name}${path}`;
}

/**
 * Queries an Edge Function.
 *
 * @param url from {@link functionUrl}
 * @returns null if it is not deployed, is an older version, or does not respond
 */
export async function callFunction(
  url: string,
  init: RequestInit = {},
  timeout = TIMEOUT,
): Promise<Response | null> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { ...init, signal }).catch(() => null);
  return response?.ok ? response : null;
}
