import type { AuthError } from "@supabase/supabase-js";
import { BASE } from "@/lib/base-path";
import { targetOf } from "@/lib/browser/scroll-to-anchor";
import { commentAnchor, COMMENTS, isCommentAnchor } from "@/lib/comment-anchor";
import { draftsOnScreen } from "@/lib/drafts/draft-store";
import type { Notice } from "@/lib/notify";
import { getAuthClient } from "@/lib/supabase/client";
import { hasCode, mayHaveSession } from "@/lib/supabase/session-store";
import { takeStoredFragment } from "./stored-fragment";
import { offerNewLink } from "./new-link-offer";
import { hasSecondFactor } from "./second-factor";
import { t } from "@/lib/words";

/** Value of the parameter `link` in the URL of a confirmation email. */
const CONFIRMATION = "confirmation";
/** Value of the parameter `link` in the URL that GitHub redirects to. */
const GITHUB = "github";

/** Parameters that Supabase and the functions below add to the redirect URL. */
const PARAMETERS = ["code", "error", "error_code", "error_description", "link", "part"];

/**
 * The URL that an email link redirects to. Supabase adds a code that only the browser that requested the email
 * can exchange for a session (PKCE).
 */
export function mailRedirectUrl(purpose: "confirmation" | "recovery"): string {
  const { origin, pathname, search } = window.location;
  if (isSharedDraft()) return `${origin}${BASE}?link=${purpose}`;
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) parameters.delete(name);
  parameters.set("link", purpose);
  const part = partBeingWritten();
  if (part) parameters.set("part", part);
  return `${origin}${pathname}?${parameters}`;
}

/** True for a shared draft: its fragment is not an anchor, but a secret, which no email may contain. */
function isSharedDraft(): boolean {
  const { hash } = window.location;
  return hash !== "" && targetOf(hash) === null;
}

/** The anchor of the comments if one is being written on this page, or of the comment being replied to. */
function partBeingWritten(): string | undefined {
  const parent = draftsOnScreen("comment:")[0]?.split(":").at(-1);
  return parent === "new" ? COMMENTS : parent && commentAnchor({ id: parent });
}

/**
 * The URL of this page for GitHub to redirect to. Supabase adds a code to it. The fragment stays in
 * this browser, see `storeFragment`.
 */
export function githubRedirectUrl(): string {
  const { origin, pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set("link", GITHUB);
  return `${origin}${pathname}?${parameters}`;
}

/**
 * Removes an error from the URL, or a session that this browser did not request.
 *
 * @returns the notice to show, null if the URL has neither
 */
export function takeRedirectError(): Notice | null {
  const { search, hash } = window.location;
  const fragment = new URLSearchParams(hash.slice(1));
  const found = [new URLSearchParams(search), fragment]
    .map((part) => part.get("error_code") ?? part.get("error"))
    .find((code) => code !== null);
  if (found === undefined && !fragment.has("access_token")) return null;
  const purpose = purposeOf(search);
  cleanUrl();
  // Never show the message in the URL: anybody can craft such a link.
  if (purpose === GITHUB) return failure(found === "access_denied" ? DENIED : GITHUB_FAILED);
  if (purpose === CONFIRMATION) {
    // Older Auth servers add no code to a resent confirmation email. The link still confirms.
    if (found === undefined) return CONFIRMED;
    if (mayHaveSession()) return failure(OUTDATED);
    offerNewLink();
    return null;
  }
  return failure(found === "otp_expired" ? EXPIRED : INVALID);
}

/**
 * Waits until the client has exchanged the code in the URL, if there is one, and removes it.
 *
 * @param search the query string that was opened: the client may already have exchanged the code
 * @returns the notice to show: that the exchange failed, or that the user is signed in
 * @throws when the client's code cannot be loaded
 */
export async function finishRedirect(search: string): Promise<Notice | null> {
  const purpose = purposeOf(search);
  const hadCode = new URLSearchParams(search).has("code");
  try {
    const { auth } = await getAuthClient();
    const { error } = await auth.initialize();
    // The client removes a code that it has exchanged, and leaves one that another browser
    // requested.
    if (hasCode()) return describeFailure(purpose, error);
    if (!hadCode || (purpose !== GITHUB && purpose !== CONFIRMATION)) return null;
    const { data } = await auth.getSession();
    if (!data.session) return null;
    if (hasSecondFactor(data.session.user)) return CODE_REQUIRED;
    return purpose === GITHUB ? WELCOME : SIGNED_IN;
  } finally {
    if (hadCode) cleanUrl();
  }
}

const INVALID = t("This link did not work. Please ask for a new one.");
const EXPIRED = t("This link has expired or has already been used. Please ask for a new one.");
const OUTDATED = t("This link has expired or has already been used.");
const WRONG_BROWSER = t(
  "This link only works in the browser you requested it from. Please ask for a new one here.",
);
const NO_RESPONSE = t("The server did not answer. Please ask for a new link.");
const DENIED = t("You are not signed in: GitHub was not allowed to say who you are.");
const GITHUB_FAILED = t(
  "Signing in with GitHub did not work. Please try again, or use email and password.",
);

const WELCOME: Notice = {
  title: t("Welcome back!"),
  description: t("You have successfully signed in."),
  tone: "success",
};
const SIGNED_IN: Notice = {
  title: t("You are signed in"),
  description: t("Your address is confirmed."),
  tone: "success",
};
const CONFIRMED: Notice = {
  title: t("Your address is confirmed"),
  description: t(
    "Sign in to continue. What you wrote before is in the browser where you created the account.",
  ),
  tone: "success",
};
const CODE_REQUIRED: Notice = {
  title: t("Second factor"),
  description: t("Enter the code of your authenticator app to finish signing in."),
};

function describeFailure(purpose: string | null, error: AuthError | null): Notice {
  // Supabase confirms the email address before it issues the code.
  if (purpose === CONFIRMATION) return CONFIRMED;
  if (purpose === GITHUB) return failure(GITHUB_FAILED);
  if (!error) return failure(WRONG_BROWSER);
  const { status = 0 } = error;
  return failure(status === 0 || status >= 500 ? NO_RESPONSE : EXPIRED);
}

function failure(description: string): Notice {
  return { title: t("Error"), description, tone: "danger" };
}

function purposeOf(search: string): string | null {
  return new URLSearchParams(search).get("link");
}

function cleanUrl(): void {
  const { pathname, search, hash } = window.location;
  const rest = new URLSearchParams(search);
  const part = rest.get("part") ?? "";
  for (const name of PARAMETERS) rest.delete(name);
  const query = String(rest) && `?${rest}`;
  const isAnchor = !/\b(error|access_token)=/.test(hash);
  const fragment = () => (isAnchor ? hash : takeStoredFragment());
  const anchor = part === COMMENTS || isCommentAnchor(part) ? `#${part}` : fragment();
  const { state } = window.history;
  window.history.replaceState(state, "", pathname + query + anchor);
  // The router has already read the URL.
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
}
