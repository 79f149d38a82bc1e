import { env } from "@/lib/env";

/** The time limit for the function to start, in milliseconds. */
const TIMEOUT = 10_000;

/** The URL of the function `mail`, see `supabase/functions/mail/`; `path` begins with a slash. */
export function mailFunctionUrl(path = ""): string {
  return `${env.backendUrl()}/functions/v1/mail${path}`;
}

/** Queries the function; null if it is not deployed, is an older version, or does not respond. */
export async function callMailFunction(path = ""): Promise<Response | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(mailFunctionUrl(path), { signal }).catch(() => null);
  return response?.ok ? response : null;
}
