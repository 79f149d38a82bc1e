import type { AuthError } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { returnAddress } from "./mail-link";

export type Credentials = { email: string; password: string };

const failure = (error: Error) => ({ title: "Error", description: error.message });

/** Signs in with e-mail and password. Fails with the message of Supabase Auth. */
export function useSignIn() {
  return useMutation({
    mutationFn: async ({ email, password }: Credentials) => {
      const client = await getAuthClient();
      const { error } = await withinDeadline(client.auth.signInWithPassword({ email, password }));
      throwAuthError(error);
    },
    meta: {
      success: () => ({
        title: "Welcome back!",
        description: "You have successfully signed in.",
      }),
      failure,
    },
  });
}

/** Creates an account. Returns true when the address must be confirmed before signing in. */
export function useSignUp() {
  return useMutation({
    mutationFn: async ({ email, password, fullName }: Credentials & { fullName: string }) => {
      const client = await getAuthClient();
      const { data, error } = await withinDeadline(
        client.auth.signUp({
          email,
          password,
          options: {
            data: { full_name: fullName },
            emailRedirectTo: returnAddress("confirmation"),
          },
        }),
      );
      throwAuthError(error);
      return data.session === null;
    },
    meta: {
      success: (needsConfirmation: boolean) => ({
        title: "Account created!",
        description: needsConfirmation
          ? "Please check your email to verify your account."
          : "You are signed in.",
      }),
      failure,
    },
  });
}

/** Mails a link to the form for a new password. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: async (email: string) => {
      const client = await getAuthClient();
      const { error } = await withinDeadline(
        client.auth.resetPasswordForEmail(email, { redirectTo: returnAddress("recovery") }),
      );
      throwAuthError(error);
    },
    meta: {
      // The same for every address, so that it does not reveal who has an account.
      success: () => ({
        title: "Check your email",
        description: "If there is an account for this address, a reset link is on its way.",
      }),
      failure,
    },
  });
}

/** Sets a new password for the user who opened a reset link. */
export function useSetPassword() {
  return useMutation({
    mutationFn: async (password: string) => {
      const client = await getAuthClient();
      const { error } = await withinDeadline(client.auth.updateUser({ password }));
      throwAuthError(error);
    },
    meta: {
      success: () => ({ title: "Password changed", description: "You are signed in." }),
      failure,
    },
  });
}

function throwAuthError(error: AuthError | null): void {
  if (error) throw toBackendError(error, error.status);
}
