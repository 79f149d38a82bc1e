import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { throwFactorError } from "./second-factor-errors";
import { accountKey, type Authenticator } from "./use-account";
import { useAuth } from "./use-auth";

type Mfa = SupabaseClient["auth"]["mfa"];

/** An authenticator app that has been named and has yet to show its first code. */
export type Enrolment = { id: string; secret: string; uri: string };

const failure = ({ message }: Error) => ({ title: "Error", description: message });

/**
 * Passes the second factor with the code of any authenticator app of the account. Where all of them
 * have been removed meanwhile, the session goes on without.
 */
export function useEnterCode() {
  const { isRecovering } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { auth } = await getAuthClient();
      const { totp } = await factorsOf(auth.mfa);
      if (totp.length > 0) {
        await passWithAnyOf(auth.mfa, totp, code);
        return;
      }
      const { error } = await withinDeadline(auth.refreshSession());
      throwFactorError(error);
    },
    meta: {
      // After a reset link the new password comes next.
      success: () =>
        isRecovering
          ? null
          : { title: "Welcome back!", description: "You have successfully signed in." },
      failure,
    },
  });
}

/** Names a new authenticator app; attempts that came to nothing go. */
export function useBeginEnrolment() {
  return useMutation({
    mutationFn: async (name: string): Promise<Enrolment> => {
      const { mfa } = (await getAuthClient()).auth;
      const { all } = await factorsOf(mfa);
      for (const { id, status } of all) {
        if (status === "verified") continue;
        const { error } = await withinDeadline(mfa.unenroll({ factorId: id }));
        throwFactorError(error);
      }
      const { data, error } = await withinDeadline(
        mfa.enroll({ factorType: "totp", friendlyName: name, issuer: window.location.host }),
      );
      if (error) throwFactorError(error);
      return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
    },
    meta: { failure },
  });
}

/** Takes an authenticator app into use with the code that it shows. */
export function useConfirmEnrolment() {
  return useMutation({
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      const { mfa } = (await getAuthClient()).auth;
      const { error } = await withinDeadline(mfa.challengeAndVerify({ factorId: id, code }));
      throwFactorError(error);
    },
    // A toast would cover what the dialog says next.
    meta: { invalidates: [accountKey], failure },
  });
}

/** Removes an authenticator app; without any the password alone signs in. */
export function useRemoveAuthenticator() {
  return useMutation({
    mutationFn: async ({ id }: Authenticator) => {
      const { auth } = await getAuthClient();
      const { error } = await withinDeadline(auth.mfa.unenroll({ factorId: id }));
      throwFactorError(error);
      // A session that passed with this one has to pass with another. Where this fails, the next
      // renewal brings it up.
      await withinDeadline(auth.refreshSession()).catch(() => undefined);
    },
    meta: {
      invalidates: [accountKey],
      success: (_data: void, { name }: Authenticator) => ({ title: `${name} removed` }),
      failure,
    },
  });
}

async function factorsOf(mfa: Mfa) {
  const { data, error } = await withinDeadline(mfa.listFactors());
  if (error) throwFactorError(error);
  return data;
}

async function passWithAnyOf(mfa: Mfa, factors: readonly { id: string }[], code: string) {
  let refusal: AuthError | null = null;
  for (const { id } of factors) {
    const { error } = await withinDeadline(mfa.challengeAndVerify({ factorId: id, code }));
    refusal = error;
    if (error?.code !== "mfa_verification_failed") break;
  }
  throwFactorError(refusal);
}
