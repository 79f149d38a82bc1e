import { env } from "@/lib/env";
import { once } from "@/lib/requests/once";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { fetchWithDeadline } from "./client";
import { SESSION_KEY } from "./session-store";

/** A client that does not store its sessions. */
const getPassingClient = once(async () => {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.backendUrl(), env.backendKey, {
    auth: { storageKey: `${SESSION_KEY}-passing`, persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithDeadline },
  });
});

/**
 * Whether an email address and password are valid. The session that this creates is ended at once, so the
 * visitor's own session keeps its second factor.
 *
 * @param captchaToken if Auth requires one
 * @throws {BackendError} if the backend could not be queried
 */
export async function verifyPassword(
  email: string,
  password: string,
  captchaToken: string | undefined,
): Promise<boolean> {
  const { auth } = await getPassingClient();
  const { error } = await withinDeadline(
    auth.signInWithPassword({
      email,
      password,
      ...(captchaToken !== undefined && { options: { captchaToken } }),
    }),
  );
  if (error?.code === "invalid_credentials") return false;
  if (error) throw toBackendError(error, error.status);
  await withinDeadline(auth.signOut({ scope: "local" }));
  return true;
}
