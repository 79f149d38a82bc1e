import type { Session, SupabaseClient, User } from "@supabase/supabase-js";

/** Whether the account has a second factor, according to its session. */
export function hasSecondFactor({ factors = [] }: User): boolean {
  return factors.some(({ status }) => status === "verified");
}

/**
 * Whether the session has yet to pass the account's second factor. Makes no request: the stored
 * session has the answer.
 */
export async function needsSecondFactor(
  { auth }: Pick<SupabaseClient, "auth">,
  { user }: Session,
): Promise<boolean> {
  if (!hasSecondFactor(user)) return false;
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return data !== null && data.currentLevel !== data.nextLevel;
}
