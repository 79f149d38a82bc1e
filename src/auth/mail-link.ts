import type { AuthError } from "@supabase/supabase-js";
import type { Notice } from "@/lib/notify";
import { getAuthClient } from "@/lib/supabase/client";
import { hasMailCode } from "@/lib/supabase/session-store";

/** What a mail is for. */
type Purpose = "confirmation" | "recovery";

/** What Supabase and `returnAddress` add to the address that a link leads to. */
const PARAMETERS = ["code", "error", "error_code", "error_description", "link"];

/**
 * The address that the link of a mail leads back to. Supabase adds a code that only the browser
 * that asked for the mail can trade for a session (PKCE).
 */
export function returnAddress(purpose: Purpose): string {
  return `${window.location.origin}/?link=${purpose}`;
}

/**
 * Takes a refusal out of the address, and a session that nobody here has asked for.
 *
 * @returns what to tell, null when there is neither
 */
export function takeRefusedLink(): Notice | null {
  const { search, hash } = window.location;
  const fragment = new URLSearchParams(hash.slice(1));
  const found = [new URLSearchParams(search), fragment]
    .map((part) => part.get("error_code") ?? part.get("error"))
    .find((code) => code !== null);
  if (found === undefined && !fragment.has("access_token")) return null;
  cleanAddress();
  // Never show the message in the URL: anybody can craft such a link.
  return failure(found === "otp_expired" ? EXPIRED : DID_NOT_WORK);
}

/**
 * Waits until the client has traded the code in the address, if there is one, and takes it out of
 * there.
 *
 * @returns what to tell when it could not be traded, else null
 * @throws when the client's code cannot be loaded
 */
export async function settleMailLink(): Promise<Notice | null> {
  const purpose = new URLSearchParams(window.location.search).get("link");
  const hadCode = hasMailCode();
  try {
    const client = await getAuthClient();
    const { error } = await client.auth.initialize();
    // The client takes a code away that was good, and leaves one that it has no secret for.
    return hasMailCode() ? describeFailure(purpose, error) : null;
  } finally {
    if (hadCode) cleanAddress();
  }
}

const DID_NOT_WORK = "This link did not work. Please ask for a new one.";
const EXPIRED = "This link has expired or was used already. Please ask for a new one.";
const ELSEWHERE =
  "This link works only in the browser in which you asked for it. Please ask for a new one here.";
const UNANSWERED = "The server did not answer. Please ask for a new link.";

function describeFailure(purpose: string | null, error: AuthError | null): Notice {
  // Supabase gives a code out after it has confirmed the address.
  if (purpose === "confirmation") {
    return { title: "Your address is confirmed", description: "Sign in to go on." };
  }
  if (!error) return failure(ELSEWHERE);
  const { status = 0 } = error;
  return failure(status === 0 || status >= 500 ? UNANSWERED : EXPIRED);
}

function failure(description: string): Notice {
  return { title: "Error", description, tone: "danger" };
}

function cleanAddress(): void {
  const { pathname, search } = window.location;
  const kept = new URLSearchParams(search);
  for (const name of PARAMETERS) kept.delete(name);
  const query = kept.size > 0 ? `?${kept}` : "";
  window.history.replaceState(window.history.state, "", pathname + query);
}
