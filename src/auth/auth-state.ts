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
export type AuthPhase =
  | { name: "loading" }
  /** Reading the stored session took too long. Until it has been read, nobody is signed in. */
  | { name: "overdue" }
  | { name: "anonymous" }
  | SignedIn
  /** The session ended without the user signing out. The screen stays, with everything typed. */
  | { name: "ended"; ended: EndedSession }
  /** A user is signing out, here or in another tab. */
  | { name: "signingOut"; from: SignedIn };
type SignedIn =
  | { name: "signedIn"; session: Session }
  | { name: "needsCode"; session: Session }
  /** Signed in again after the session ended. It counts as ended until the second factor is passed. */
  | { name: "returning"; session: Session; ended: EndedSession };
export type AuthState = {
  phase: AuthPhase;
  /** True from opening the link of a password reset until the new password is set. */
  isRecovering: boolean;
};

export type AuthEvent =
  | { name: "session"; session: Session | null; needsCode: boolean }
  /** There is no stored session, or the client cannot be loaded. */
  | { name: "noSession" }
  | { name: "deadline" }
  | { name: "recovery" }
  | { name: "recoveryOver" }
  | { name: "signOut" }
  /** Signing out has finished, with or without success. */
  | { name: "signOutOver" }
  | { name: "signOutElsewhere"; userId: string }
  | { name: "unauthorized" }
  | { name: "endAccepted" };

/**
 * The side effect of an event. `forget` removes the user's data from this device, `reset` drops the
 * data read as another user, `refetch` reads it again, `forgetHidden` drops what is not on screen
 * and refetches the rest, `renew` refreshes the token.
 */
export type AuthEffect = "forget" | "reset" | "refetch" | "forgetHidden" | "renew";

export const initialState: AuthState = { phase: { name: "loading" }, isRecovering: false };
const anonymous: AuthPhase = { name: "anonymous" };

export function authStep(
  { phase, isRecovering }: AuthState,
  event: AuthEvent,
): Step<AuthState, AuthEffect> {
  const [next, effect] = phaseStep(phase, event);
  const isOver =
    event.name === "recoveryOver" || (event.name === "session" && event.session === null);
  return [
    { phase: next, isRecovering: event.name === "recovery" || (isRecovering && !isOver) },
    effect,
  ];
}

function phaseStep(phase: AuthPhase, event: AuthEvent): Step<AuthPhase, AuthEffect> {
  switch (event.name) {
    case "session":
      return event.session ? enter(phase, event.session, event.needsCode) : leave(phase);
    case "noSession":
      return [isUnknown(phase) ? anonymous : phase];
    case "deadline":
      return [phase.name === "loading" ? { name: "overdue" } : phase];
    case "signOut":
      return ["session" in phase ? { name: "signingOut", from: phase } : phase];
    case "signOutOver":
      return ["from" in phase ? phase.from : phase];
    case "signOutElsewhere":
      return [afterSignOutElsewhere(phase, event.userId), "forget"];
    case "unauthorized":
      // A new object each time, so that the dialog opens again.
      if (phase.name === "ended") return [{ ...phase, ended: { ...phase.ended } }];
      return sessionOf(phase) ? [phase, "renew"] : [phase];
    case "endAccepted":
      if (!("ended" in phase)) return [phase];
      return [
        "session" in phase ? { name: "needsCode", session: phase.session } : anonymous,
        "forgetHidden",
      ];
    default:
      return [phase];
  }
}

function isUnknown({ name }: AuthPhase): boolean {
  return name === "loading" || name === "overdue";
}

/** The session, also while signing out; null if there is none. */
export function sessionOf(phase: AuthPhase): Session | null {
  const shown = "from" in phase ? phase.from : phase;
  return "session" in shown ? shown.session : null;
}

export function viewOf({ phase, isRecovering }: AuthState) {
  const session = sessionOf(phase);
  const { name, ...shown } = "from" in phase ? phase.from : phase;
  return {
    user: session?.user ?? null,
    session,
    isLoading: name === "loading",
    needsCode: name === "needsCode" || name === "returning",
    isRecovering,
    ended: "ended" in shown ? shown.ended : null,
  };
}

function enter(
  phase: AuthPhase,
  session: Session,
  needsCode: boolean,
): Step<AuthPhase, AuthEffect> {
  const before = "from" in phase ? phase.from : phase;
  const next: AuthPhase = { name: needsCode ? "needsCode" : "signedIn", session };
  const last = "ended" in before ? before.ended : sessionOf(before);
  // A visitor who signs in stays on the page, so its data is read again.
  if (!last) return [next, isUnknown(before) ? undefined : "refetch"];
  // Another user must not see the cached data of the last one.
  if (last.user.id !== session.user.id) return [next, "reset"];
  if (needsCode) return ["ended" in before ? { ...before, name: "returning", session } : next];
  return [next, before.name === "signedIn" ? undefined : "refetch"];
}

function leave(phase: AuthPhase): Step<AuthPhase, AuthEffect> {
  // The user has not signed out.
  if ("session" in phase) return [{ name: "ended", ended: { user: phase.session.user } }];
  return [anonymous, "from" in phase ? "forget" : "ended" in phase ? "reset" : undefined];
}

function afterSignOutElsewhere(phase: AuthPhase, userId: string): AuthPhase {
  if ("session" in phase && phase.session.user.id === userId) {
    const { name, session } = phase;
    const from: SignedIn = { name: name === "returning" ? "needsCode" : name, session };
    return { name: "signingOut", from };
  }
  return phase.name === "ended" && phase.ended.user.id === userId ? anonymous : phase;
}
