import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { throwFactorError } from "./second-factor-errors";
import { accountKey, type Authenticator } from "./use-account";
import { useAuth } from "./use-auth";
import { t } from "@/lib/words";

type Mfa = SupabaseClient["auth"]["mfa"];

/** An authenticator app that is being enrolled: it has a name, but no code has been entered yet. */
export type Enrolment = { id: string; secret: string; uri: string };

/**
 * Passes the second factor with the code of any of the account's authenticator apps. If all of them have been removed
 * in the meantime, the session continues without one.
 */
export function useEnterCode() {
  const { isRecovering } = useAuth();
  return useMutation({
    mutationFn: async (code: string) => {
      const { auth } = await getAuthClient();
      const { totp } = await factorsOf(auth.mfa);
      if (totp.length > 0) {
        await verifyWithAny(auth.mfa, totp, code);
        return;
      }
      const { error } = await withinDeadline(auth.refreshSession());
      throwFactorError(error);
    },
    meta: {
      // After a reset link, the form for the new password comes next.
      success: () =>
        isRecovering
          ? null
          : { title: t("Welcome back!"), description: t("You have successfully signed in.") },
      failure: t("Error"),
    },
  });
}

/** Begins to enrol an authenticator app, and removes enrolments that were not finished. */
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
    meta: { failure: t("Error") },
  });
}

/** Finishes the enrolment of an authenticator app with the code that it shows. */
export function useConfirmEnrolment() {
  return useMutation({
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      const { mfa } = (await getAuthClient()).auth;
      const { error } = await withinDeadline(mfa.challengeAndVerify({ factorId: id, code }));
      throwFactorError(error);
    },
    // A toast would cover the next step of the dialog.
    meta: { invalidates: [accountKey], failure: t("Error") },
  });
}

/** Removes an authenticator app. Without any, the password alone is enough to sign in. */
export function useRemoveAuthenticator() {
  return useMutation({
    mutationFn: async ({ id }: Authenticator) => {
      const { auth } = await getAuthClient();
      const { error } = await withinDeadline(auth.mfa.unenroll({ factorId: id }));
      throwFactorError(error);
      // A session that was verified with this app has to be verified again. If the refresh fails,
      // the next one will ask for it.
      await withinDeadline(auth.refreshSession()).catch(() => undefined);
    },
    meta: {
      invalidates: [accountKey],
      success: (_data: void, { name }: Authenticator) => ({ title: t("{name} removed", { name }) }),
      failure: t("Error"),
    },
  });
}

async function factorsOf(mfa: Mfa) {
  const { data, error } = await withinDeadline(mfa.listFactors());
  if (error) throwFactorError(error);
  return data;
}

async function verifyWithAny(mfa: Mfa, factors: readonly { id: string }[], code: string) {
  let refusal: AuthError | null = null;
  for (const { id } of factors) {
    const { error } = await withinDeadline(mfa.challengeAndVerify({ factorId: id, code }));
    refusal = error;
    if (error?.code !== "mfa_verification_failed") break;
  }
  throwFactorError(refusal);
}
