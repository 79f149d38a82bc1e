import type { AuthError } from "@supabase/supabase-js";
import { commentAnchor, COMMENTS, isCommentAnchor } from "@/lib/comment-anchor";
import { draftsOnScreen } from "@/lib/drafts/use-draft";
import type { Notice } from "@/lib/notify";
import { getAuthClient } from "@/lib/supabase/client";
import { hasCode, mayHaveSession } from "@/lib/supabase/session-store";
import { takeKeptFragment } from "./kept-fragment";
import { offerNewLink } from "./new-link-offer";
import { hasSecondFactor } from "./second-factor";

/** Value of the parameter `link` for who confirms an address. */
const CONFIRMATION = "confirmation";
/** Value of the parameter `link` for who comes back from GitHub. */
const GITHUB = "github";

/** What Supabase and the functions below add to the address that is led back to. */
const PARAMETERS = ["code", "error", "error_code", "error_description", "link", "part"];

/**
 * The address that the link of a mail leads back to. Supabase adds a code that only the browser
 * that asked for the mail can trade for a session (PKCE).
 */
export function mailReturnAddress(purpose: "confirmation" | "recovery"): string {
  const { origin, pathname, search } = window.location;
  if (isNothingWithoutFragment()) return `${origin}/?link=${purpose}`;
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) parameters.delete(name);
  parameters.set("link", purpose);
  const part = partBeingWritten();
  if (part) parameters.set("part", part);
  return `${origin}${pathname}?${parameters}`;
}

/** True of a shared draft: its fragment is a secret, which must not go into a mail. */
function isNothingWithoutFragment(): boolean {
  const { hash } = window.location;
  return hash !== "" && document.getElementById(hash.slice(1)) === null;
}

/** The anchor of the comments when one is being written on this page, of the comment answered to. */
function partBeingWritten(): string | undefined {
  const parent = draftsOnScreen("comment:")[0]?.split(":").at(-1);
  return parent === "new" ? COMMENTS : parent && commentAnchor({ id: parent });
}

/**
 * The page that is open, as the address that GitHub leads back to. Supabase adds a code to it, too. The
 * fragment stays here, see `keepFragment`.
 */
export function returnHere(): string {
  const { origin, pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set("link", GITHUB);
  return `${origin}${pathname}?${parameters}`;
}

/**
 * Takes a refusal out of the address, and a session that nobody here has asked for.
 *
 * @returns what to tell, null when there is neither
 */
export function takeRefusal(): Notice | null {
  const { search, hash } = window.location;
  const fragment = new URLSearchParams(hash.slice(1));
  const found = [new URLSearchParams(search), fragment]
    .map((part) => part.get("error_code") ?? part.get("error"))
    .find((code) => code !== null);
  if (found === undefined && !fragment.has("access_token")) return null;
  const purpose = purposeOf(search);
  cleanAddress();
  // Never show the message in the URL: anybody can craft such a link.
  if (purpose === GITHUB) return failure(found === "access_denied" ? DENIED : GITHUB_FAILED);
  if (purpose === CONFIRMATION) {
    // Older Auth servers know no code for a mail that was sent again: it confirms all the same.
    if (found === undefined) return CONFIRMED;
    if (mayHaveSession()) return failure(OUTDATED);
    offerNewLink();
    return null;
  }
  return failure(found === "otp_expired" ? EXPIRED : DID_NOT_WORK);
}

/**
 * Waits until the client has traded the code in the address, if there is one, and takes it out of
 * there.
 *
 * @param search of the address that was opened: the client may have traded the code by now
 * @returns what to tell: when it could not be traded, and who is signed in by it
 * @throws when the client's code cannot be loaded
 */
export async function settleLinkBack(search: string): Promise<Notice | null> {
  const purpose = purposeOf(search);
  const hadCode = new URLSearchParams(search).has("code");
  try {
    const { auth } = await getAuthClient();
    const { error } = await auth.initialize();
    // The client takes a code away that was good, and leaves one that it has no secret for.
    if (hasCode()) return describeFailure(purpose, error);
    if (!hadCode || (purpose !== GITHUB && purpose !== CONFIRMATION)) return null;
    const { data } = await auth.getSession();
    if (!data.session) return null;
    if (hasSecondFactor(data.session.user)) return CODE_IS_NEXT;
    return purpose === GITHUB ? WELCOME : SIGNED_IN;
  } finally {
    if (hadCode) cleanAddress();
  }
}

const DID_NOT_WORK = "This link did not work. Please ask for a new one.";
const EXPIRED = "This link has expired or was used already. Please ask for a new one.";
const OUTDATED = "This link has expired or was used already.";
const ELSEWHERE =
  "This link works only in the browser in which you asked for it. Please ask for a new one here.";
const UNANSWERED = "The server did not answer. Please ask for a new link.";
const DENIED = "You are not signed in: GitHub was not allowed to say who you are.";
const GITHUB_FAILED =
  "Signing in with GitHub did not work. Please try again, or use email and password.";

const WELCOME: Notice = {
  title: "Welcome back!",
  description: "You have successfully signed in.",
  tone: "success",
};
const SIGNED_IN: Notice = {
  title: "You are signed in",
  description: "Your address is confirmed.",
  tone: "success",
};
const CONFIRMED: Notice = {
  title: "Your address is confirmed",
  description:
    "Sign in to go on. What you wrote before is in the browser in which you created the account.",
  tone: "success",
};
const CODE_IS_NEXT: Notice = {
  title: "Second factor",
  description: "Enter the code of your authenticator app to finish signing in.",
};

function describeFailure(purpose: string | null, error: AuthError | null): Notice {
  // Supabase gives a code out after it has confirmed the address.
  if (purpose === CONFIRMATION) return CONFIRMED;
  if (purpose === GITHUB) return failure(GITHUB_FAILED);
  if (!error) return failure(ELSEWHERE);
  const { status = 0 } = error;
  return failure(status === 0 || status >= 500 ? UNANSWERED : EXPIRED);
}

function failure(description: string): Notice {
  return { title: "Error", description, tone: "danger" };
}

function purposeOf(search: string): string | null {
  return new URLSearchParams(search).get("link");
}

function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const kept = new URLSearchParams(search);
  const part = kept.get("part") ?? "";
  for (const name of PARAMETERS) kept.delete(name);
  const query = kept.size > 0 ? `?${kept}` : "";
  const isAnchor = !/\b(error|access_token)=/.test(hash);
  const fragment = () => (isAnchor ? hash : takeKeptFragment());
  const anchor = part === COMMENTS || isCommentAnchor(part) ? `#${part}` : fragment();
  const { state } = window.history;
  window.history.replaceState(state, "", pathname + query + anchor);
  // The router has read the address before.
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
}
