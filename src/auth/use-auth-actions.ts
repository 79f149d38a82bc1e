import type { AuthError } from "@supabase/supabase-js";
import { useMutation } from "@tanstack/react-query";
import { env } from "@/lib/env";
import { BackendError } from "@/lib/requests/backend-error";
import { DEADLINE } from "@/lib/requests/deadline";
import { inSiteLanguage } from "@/lib/requests/in-site-language";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { getAuthClient } from "@/lib/supabase/client";
import { storeFragment } from "./stored-fragment";
import { mailRedirectUrl, githubRedirectUrl } from "./auth-redirect";
import { hasSecondFactor } from "./second-factor";
import { t } from "@/lib/words";

/** Returns a captcha token, undefined if the site uses no captcha. */
export type GetCaptchaToken = () => Promise<string | undefined>;
type MailRequest = { email: string; getCaptchaToken: GetCaptchaToken };
export type Credentials = MailRequest & { password: string };

/** The default pause of Supabase Auth between two emails to the same address, in seconds. */
export const MAIL_PAUSE = 60;

const NO_MORE_EMAILS = t(
  "No email was sent: too many have been requested here. Please try again later.",
);

/**
 * Signs in with email and password. Returns true if the account's second factor comes next. Fails
 * with the message of Supabase Auth.
 */
export function useSignIn() {
  return useMutation({
    mutationFn: async ({ email, password, getCaptchaToken }: Credentials) => {
      const client = await getAuthClient();
      const options = await captchaOptions(getCaptchaToken);
      const { data, error } = await withinDeadline(
        client.auth.signInWithPassword({ email, password, options }),
      );
      await throwAuthError(error);
      return data.user !== null && hasSecondFactor(data.user);
    },
    meta: {
      success: (needsCode: boolean) =>
        needsCode
          ? null
          : { title: t("Welcome back!"), description: t("You have successfully signed in.") },
      failure: t("Error"),
    },
  });
}

/** Creates an account. Returns true if its email address must be confirmed before signing in. */
export function useSignUp() {
  return useMutation({
    mutationFn: async (account: Credentials & { fullName: string }) => {
      const { email, password, fullName, getCaptchaToken } = account;
      const client = await getAuthClient();
      const captcha = await captchaOptions(getCaptchaToken);
      const { data, error } = await withinDeadline(
        client.auth.signUp({
          email,
          password,
          options: {
            data: { full_name: fullName },
            emailRedirectTo: mailRedirectUrl("confirmation"),
            ...captcha,
          },
        }),
      );
      // As below: people retry after a lost response, although the first email is on its way.
      if (secondsToWait(error) === undefined) await throwAuthError(error);
      return data.session === null;
    },
    meta: {
      success: (needsConfirmation: boolean) => ({
        title: t("Account created!"),
        description: needsConfirmation
          ? t("Please check your email to verify your account.")
          : t("You are signed in."),
      }),
      failure: t("Error"),
    },
  });
}

/**
 * Resends the confirmation email. The response is the same for every email address.
 *
 * @returns the number of seconds until Auth sends another email to this address
 */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: async ({ email, getCaptchaToken }: MailRequest) => {
      const client = await getAuthClient();
      const captcha = await captchaOptions(getCaptchaToken);
      const { error } = await withinDeadline(
        client.auth.resend({
          type: "signup",
          email,
          options: { emailRedirectTo: mailRedirectUrl("confirmation"), ...captcha },
        }),
      );
      const seconds = secondsToWait(error);
      // An email was sent shortly before. Saying so would reveal that the account exists.
      if (seconds !== undefined) return Math.max(seconds, MAIL_PAUSE);
      if (error?.status === 429) throw new BackendError(NO_MORE_EMAILS, error.code ?? "", 429);
      await throwAuthError(error);
      return MAIL_PAUSE;
    },
    meta: { failure: t("Error") },
  });
}

/** Redirects to GitHub, which redirects back to this page. */
export function useSignInWithGitHub() {
  return useMutation({
    mutationFn: async () => {
      // If GitHub is not configured, Supabase would answer with bare JSON instead of a page.
      if (!(await isGitHubEnabled())) {
        throw new Error(t("Signing in with GitHub is not set up yet. Use email and password."));
      }
      const client = await getAuthClient();
      storeFragment();
      const { error } = await client.auth.signInWithOAuth({
        provider: "github",
        options: { redirectTo: githubRedirectUrl() },
      });
      await throwAuthError(error);
    },
    meta: { failure: t("Error") },
  });
}

/** Sends an email with a link to the form for a new password. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: async ({ email, getCaptchaToken }: MailRequest) => {
      const client = await getAuthClient();
      const captcha = await captchaOptions(getCaptchaToken);
      const { error } = await withinDeadline(
        client.auth.resetPasswordForEmail(email, {
          redirectTo: mailRedirectUrl("recovery"),
          ...captcha,
        }),
      );
      // As above.
      if (secondsToWait(error) === undefined) await throwAuthError(error);
    },
    meta: {
      // The same for every email address, so that it does not reveal who has an account.
      success: () => ({
        title: t("Check your email"),
        description: t("If there is an account for this address, a reset link is on its way."),
      }),
      failure: t("Error"),
    },
  });
}

/** Sets a new password for the user who opened a reset link. */
export function useSetPassword() {
  return useMutation({
    mutationFn: async (password: string) => {
      const client = await getAuthClient();
      const { error } = await withinDeadline(client.auth.updateUser({ password }));
      await throwAuthError(error);
    },
    meta: {
      success: () => ({ title: t("Password changed"), description: t("You are signed in.") }),
      failure: t("Error"),
    },
  });
}

/** Whether the Supabase project has GitHub configured, which is public. */
async function isGitHubEnabled(): Promise<boolean> {
  const response = await fetch(`${env.backendUrl()}/auth/v1/settings`, {
    headers: { apikey: env.backendKey },
    signal: AbortSignal.timeout(DEADLINE),
  }).catch(() => {
    throw toBackendError(undefined);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toBackendError(body, response.status);
  const { external } = Object(body);
  return external?.github === true;
}

/** Reads the pause from the message with which Auth rejects another email. */
function secondsToWait(error: AuthError | null): number | undefined {
  if (error?.code !== "over_email_send_rate_limit") return undefined;
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

async function captchaOptions(
  getCaptchaToken: GetCaptchaToken,
): Promise<{ captchaToken?: string }> {
  const captchaToken = await getCaptchaToken();
  return captchaToken === undefined ? {} : { captchaToken };
}

async function throwAuthError(error: AuthError | null): Promise<void> {
  if (error) throw await inSiteLanguage(toBackendError(error, error.status));
}
