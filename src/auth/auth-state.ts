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
  /** The stored session could not be read in time: until it is, nobody is signed in. */
  | { name: "overdue" }
  | { name: "anonymous" }
  | SignedIn
  /** The session ended unasked: the screen stays, with everything typed. */
  | { name: "ended"; ended: EndedSession }
  /** Somebody signs out by choice, here or in another tab. */
  | { name: "signingOut"; from: SignedIn };
type SignedIn =
  | { name: "signedIn"; session: Session }
  | { name: "needsCode"; session: Session }
  /** Signed in again after the end of a session, which lasts until the second factor is passed. */
  | { name: "returning"; session: Session; ended: EndedSession };
export type AuthState = {
  phase: AuthPhase;
  /** True after the link of a password reset was opened, until the new password is set. */
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

export const initialState: AuthState = { phase: { name: "loading" }, isRecovering: false };
const anonymous: AuthPhase = { name: "anonymous" };

/** Where an event leads, and what is to be done. */
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
      // A new object each time, so that the question comes back.
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

/** The session, also while signing out; null for none. */
export function sessionOf(phase: AuthPhase): Session | null {
  const shown = "from" in phase ? phase.from : phase;
  return "session" in shown ? shown.session : null;
}

/** What components get to know of a state. */
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
  // A visitor who signs in stays where they are.
  if (!last) return [next, isUnknown(before) ? undefined : "refetch"];
  // Another user must not see cached data of the last one.
  if (last.user.id !== session.user.id) return [next, "reset"];
  if (needsCode) return ["ended" in before ? { ...before, name: "returning", session } : next];
  return [next, before.name === "signedIn" ? undefined : "refetch"];
}

function leave(phase: AuthPhase): Step<AuthPhase, AuthEffect> {
  // The user did not ask for it.
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
