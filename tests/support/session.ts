import { http, HttpResponse } from "msw";
import { onTestFinished } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { auth, rest, server } from "./server";

type Person = {
  id?: string;
  email?: string;
  fullName?: string;
  isOwner?: boolean;
  /** Seconds until the session runs out; a negative number is in the past. */
  expiresIn?: number;
};

/** A session in the format of the auth API and of supabase-js' storage. */
export function sessionOf({
  email = "ada@example.com",
  // Those of supabase/seed.sql.
  id = `00000000-0000-4000-8000-00000000000${email.startsWith("owner@") ? 1 : 2}`,
  fullName = "Ada Reader",
  expiresIn = 3_600,
}: Person = {}) {
  return {
    access_token: "header.payload.signature",
    // The client does not send one again for a minute after it was refused, whichever test that was in.
    refresh_token: crypto.randomUUID(),
    token_type: "bearer" as const,
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user: {
      id,
      aud: "authenticated",
      role: "authenticated",
      email,
      app_metadata: {},
      user_metadata: { full_name: fullName },
      identities: [],
      created_at: "2026-11-01T10:00:00+00:00",
    },
  };
}

/** Somebody who signed in on an earlier visit. Call it before `renderApp`. */
export function signedInAs(person: Person = {}) {
  const session = sessionOf(person);
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  server.use(
    http.post(rest("rpc/is_owner"), () => HttpResponse.json(person.isOwner ?? false)),
    http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })),
  );
  return session;
}

/** Simulates a session change in another tab. */
export function announce(event: string, session: object | null): void {
  const channel = new BroadcastChannel(SESSION_KEY);
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none.
  channel.postMessage({ event, session });
}
