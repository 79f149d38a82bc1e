import type { User } from "@supabase/supabase-js";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { BackendError } from "@/lib/requests/backend-error";
import { inSiteLanguage } from "@/lib/requests/in-site-language";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { verifyPassword } from "@/lib/supabase/verify-password";
import { fullName } from "./use-auth";
import type { GetCaptchaToken } from "./use-auth-actions";
import { t } from "@/lib/words";

/** An authenticator app: a second factor of an account. */
export type Authenticator = { id: string; name: string; createdAt: string };
export type Account = {
  email: string;
  name: string;
  /** False for an account that was created through GitHub, even if it has had a password since. */
  beganWithPassword: boolean;
  createdAt: string;
  /** The enrolled ones, oldest first. */
  authenticators: Authenticator[];
};

export const accountKey = ["account"] as const;
const ACCOUNT_GONE = t("Your account no longer exists. Please sign out.");

/** The signed-in user's account as the backend currently stores it; the session may be older. */
export function accountQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...accountKey, userId],
    queryFn: async (): Promise<Account> => {
      const client = await getAuthClient();
      const { data, error } = await withinDeadline(client.auth.getUser());
      // The account was deleted in another browser. This session lasts until its token expires.
      if (error?.code === "user_not_found")
        throw new BackendError(ACCOUNT_GONE, error.code, error.status ?? 403);
      if (error) throw toBackendError(error, error.status);
      const { user } = data;
      return {
        email: user.email ?? "",
        name: fullName(user),
        beganWithPassword: user.app_metadata.provider !== "github",
        createdAt: user.created_at,
        authenticators: authenticatorsOf(user),
      };
    },
    enabled: userId !== null,
  });
}

function authenticatorsOf({ factors = [] }: User): Authenticator[] {
  return factors
    .filter(({ status, factor_type }) => status === "verified" && factor_type === "totp")
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name || t("Authenticator app"),
      createdAt: created_at,
    }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Changes the author name of future comments. */
export function useChangeName() {
  return useMutation({
    mutationFn: async (name: string) => {
      const client = await getAuthClient();
      const { error } = await withinDeadline(
        // GitHub overwrites the other name fields at every sign-in.
        client.auth.updateUser({ data: { full_name: name, chosen_name: name } }),
      );
      if (error) throw toBackendError(error, error.status);
    },
    meta: {
      invalidates: [accountKey],
      success: t("Name changed"),
      failure: t("Error"),
    },
  });
}

type PasswordChange = {
  email: string;
  current: string;
  next: string;
  getCaptchaToken: GetCaptchaToken;
};

/** Error code of a wrong current password. */
export const WRONG_PASSWORD = "invalid_credentials";

/** Changes the password, which requires the current one, and signs out all other devices. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async ({ email, current, next, getCaptchaToken }: PasswordChange) => {
      const { auth } = await getAuthClient();
      if (!(await verifyPassword(email, current, await getCaptchaToken()))) {
        throw new BackendError(t("That is not your current password."), WRONG_PASSWORD, 400);
      }
      const { error } = await withinDeadline(
        auth.updateUser({ password: next, current_password: current }),
      );
      if (error) throw await inSiteLanguage(toBackendError(error, error.status));
      // Hosted Supabase already does this.
      const others = await withinDeadline(auth.signOut({ scope: "others" }));
      return others.error === null;
    },
    meta: {
      success: (areOthersSignedOut: boolean) => ({
        title: t("Password changed"),
        ...(areOthersSignedOut && { description: t("Your other devices are signed out.") }),
      }),
      failure: t("Error"),
    },
  });
}

export function useSignOutOthers() {
  return useMutation({
    mutationFn: async () => {
      const { auth } = await getAuthClient();
      const { error } = await withinDeadline(auth.signOut({ scope: "others" }));
      if (error) throw toBackendError(error, error.status);
    },
    meta: { success: t("Your other devices are signed out"), failure: t("Error") },
  });
}
