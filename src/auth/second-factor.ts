import type { Session, SupabaseClient, User } from "@supabase/supabase-js";

/** Whether the account has a second factor, as far as its session knows. */
export function hasSecondFactor({ factors = [] }: User): boolean {
  return factors.some(({ status }) => status === "verified");
}

/**
 * Whether the session has yet to pass the second factor of its account. Asks nobody: both stand in
 * the stored session.
 *
 * @param client whose stored session it is
 */
export async function lacksSecondFactor(
  { auth }: Pick<SupabaseClient, "auth">,
  { user }: Session,
): Promise<boolean> {
  if (!hasSecondFactor(user)) return false;
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return data !== null && data.currentLevel !== data.nextLevel;
}
