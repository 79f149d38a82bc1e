import type { Session } from "@supabase/supabase-js";
import type { Step } from "@/lib/use-machine";
import type { EndedSession } from "./use-auth";

/**
 * Who is signed in. A `session` event brings a session, another's or a renewed one, or none.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> loading
 *   loading --> overdue: deadline
 *   loading --> anonymous: no session
 *   loading --> signedIn: session
 *   loading --> needsCode: session without its second factor
 *   overdue --> anonymous: no session
 *   overdue --> signedIn: session
 *   anonymous --> signedIn: session
 *   anonymous --> needsCode: session without its second factor
 *   needsCode --> signedIn: code passed
 *   signedIn --> signingOut: sign out, here or in another tab
 *   signingOut --> anonymous: no session
 *   signingOut --> signedIn: sign out failed
 *   signedIn --> ended: no session
 *   ended --> signedIn: session
 *   ended --> returning: session of the same user, without its second factor
 *   returning --> signedIn: code passed
 *   returning --> ended: no session
 *   ended --> anonymous: end accepted
 * ```
 *
 * `needsCode` and `returning` lead to `signingOut` as `signedIn` does, `needsCode` to `ended` as well.
 */
export type AuthState = {
  /** True after the link of a password reset was opened, until the new password is set. */
  isRecovering: boolean;
} & (
  | { name: "loading" }
  /** The stored session could not be read in time: until it is, nobody is signed in. */
  | { name: "overdue" }
  | { name: "anonymous" }
  | SignedIn
  /** The session ended unasked: the screen stays, with everything typed. */
  | { name: "ended"; ended: EndedSession }
  /** Somebody signs out by choice, here or in another tab. */
  | { name: "signingOut"; from: SignedIn }
);
type SignedIn =
  | { name: "signedIn"; session: Session }
  | { name: "needsCode"; session: Session }
  /** Signed in again after the end of a session, which lasts until the second factor is passed. */
  | { name: "returning"; session: Session; ended: EndedSession };

export type AuthEvent =
  | { name: "session"; session: Session | null; needsCode: boolean }
  /** There is no stored session, or the client cannot be loaded. */
  | { name: "noSession" }
  | { name: "deadline" }
  | { name: "recovery" }
  | { name: "recoveryOver" }
  | { name: "signOut" }
  /** Signing out came to an end, with or without success. */
  | { name: "signOutOver" }
  | { name: "signOutElsewhere"; userId: string }
  /** The backend refused the session. */
  | { name: "unauthorized" }
  | { name: "endAccepted" };

/**
 * What an event asks for: `forget` leaves nothing of who was signed in, `reset` drops what was read as
 * somebody else, `refetch` reads again, `forgetHidden` drops what is not on screen and reads the rest
 * again, `renew` asks for a new token.
 */
export type AuthEffect = "forget" | "reset" | "refetch" | "forgetHidden" | "renew";

export const initialState: AuthState = { name: "loading", isRecovering: false };

/** Where an event leads, and what is to be done. */
export function authStep(state: AuthState, event: AuthEvent): Step<AuthState, AuthEffect> {
  const { isRecovering } = state;
  const anonymous: AuthState = { name: "anonymous", isRecovering };
  switch (event.name) {
    case "session":
      return event.session ? enter(state, event.session, event.needsCode) : leave(state);
    case "noSession":
      return [state.name === "loading" || state.name === "overdue" ? anonymous : state];
    case "deadline":
      return [state.name === "loading" ? { ...state, name: "overdue" } : state];
    case "recovery":
      return [{ ...state, isRecovering: true }];
    case "recoveryOver":
      return [{ ...state, isRecovering: false }];
    case "signOut":
      return [isSignedIn(state) ? { name: "signingOut", from: state, isRecovering } : state];
    case "signOutOver":
      return [state.name === "signingOut" ? { ...state.from, isRecovering } : state];
    case "signOutElsewhere":
      return [afterSignOutElsewhere(state, event.userId), "forget"];
    case "unauthorized":
      // A new object each time, so that the question comes back.
      if (state.name === "ended") return [{ ...state, ended: { ...state.ended } }];
      return userOf(state) ? [state, "renew"] : [state];
    case "endAccepted":
      if (state.name === "ended") return [anonymous, "forgetHidden"];
      if (state.name !== "returning") return [state];
      return [{ name: "needsCode", session: state.session, isRecovering }, "forgetHidden"];
  }
}

/** Who is signed in, also while signing out; null for nobody. */
export function userOf(state: AuthState) {
  return sessionOf(state)?.user ?? null;
}

/** What components get to know of a state. */
export function viewOf(state: AuthState) {
  const { isRecovering } = state;
  const shown = state.name === "signingOut" ? state.from : state;
  return {
    user: userOf(state),
    session: sessionOf(state),
    isLoading: state.name === "loading",
    needsCode: shown.name === "needsCode" || shown.name === "returning",
    isRecovering,
    ended: "ended" in shown ? shown.ended : null,
  };
}

function enter(
  before: AuthState,
  session: Session,
  needsCode: boolean,
): Step<AuthState, AuthEffect> {
  const { isRecovering } = before;
  const state = before.name === "signingOut" ? before.from : before;
  const next: AuthState = { name: needsCode ? "needsCode" : "signedIn", session, isRecovering };
  if (state.name === "loading" || state.name === "overdue") return [next];
  // A visitor who signs in stays where they are.
  if (state.name === "anonymous") return [next, "refetch"];
  const user = "ended" in state ? state.ended.user : state.session.user;
  // Another user must not see cached data of the last one.
  if (user.id !== session.user.id) return [next, "reset"];
  if ("ended" in state && needsCode)
    return [{ name: "returning", session, ended: state.ended, isRecovering }];
  return state.name === "signedIn" || needsCode ? [next] : [next, "refetch"];
}

function leave(state: AuthState): Step<AuthState, AuthEffect> {
  const anonymous: AuthState = { name: "anonymous", isRecovering: false };
  if (isSignedIn(state)) {
    // The user did not ask for it.
    return [{ name: "ended", ended: { user: state.session.user }, isRecovering: false }];
  }
  if (state.name === "signingOut") return [anonymous, "forget"];
  return state.name === "ended" ? [anonymous, "reset"] : [anonymous];
}

function afterSignOutElsewhere(state: AuthState, userId: string): AuthState {
  const { isRecovering } = state;
  if (state.name === "ended" && state.ended.user.id === userId)
    return { name: "anonymous", isRecovering };
  if (!isSignedIn(state) || state.session.user.id !== userId) return state;
  const { session } = state;
  const from = state.name === "returning" ? { name: "needsCode" as const, session } : state;
  return { name: "signingOut", from, isRecovering };
}

function isSignedIn(state: AuthState): state is SignedIn & AuthState {
  return "session" in state;
}

function sessionOf(state: AuthState): Session | null {
  if (state.name === "signingOut") return state.from.session;
  return "session" in state ? state.session : null;
}
