import { expect, test } from "vitest";
import {
  authStep,
  viewOf,
  type AuthEffect,
  type AuthEvent,
  type AuthPhase,
} from "@/auth/auth-state";
import type { Step } from "@/lib/use-machine";
import { sessionOf } from "../support/session";
import {
  readTransitions,
  transitionsOf,
  type EveryEvent,
  type EveryState,
} from "../support/transitions";

const ADA = "00000000-0000-4000-9000-000000000001";
const BEN = "00000000-0000-4000-9000-000000000002";
const session = sessionOf({ id: ADA });
const another = sessionOf({ id: BEN });
const ended = { user: session.user };
const isRecovering = false;

const phases: EveryState<AuthPhase> = {
  loading: { name: "loading" },
  overdue: { name: "overdue" },
  anonymous: { name: "anonymous" },
  signedIn: { name: "signedIn", session },
  needsCode: { name: "needsCode", session },
  ended: { name: "ended", ended },
  returning: { name: "returning", session, ended },
  signingOut: { name: "signingOut", from: { name: "signedIn", session } },
};
const events: EveryEvent<AuthEvent> = {
  session: {
    "a session": { name: "session", session, needsCode: false },
    "a session without its code": { name: "session", session, needsCode: true },
    "another user": { name: "session", session: another, needsCode: false },
    "another user without the code": { name: "session", session: another, needsCode: true },
    "session over": { name: "session", session: null, needsCode: false },
  },
  noSession: { "no session": { name: "noSession" } },
  deadline: { deadline: { name: "deadline" } },
  recovery: { "reset link": { name: "recovery" } },
  recoveryOver: { "reset over": { name: "recoveryOver" } },
  signOut: { "sign out": { name: "signOut" } },
  signOutOver: { "sign out over": { name: "signOutOver" } },
  signOutElsewhere: {
    "signed out elsewhere": { name: "signOutElsewhere", userId: ADA },
    "another signed out elsewhere": { name: "signOutElsewhere", userId: BEN },
  },
  unauthorized: { unauthorized: { name: "unauthorized" } },
  endAccepted: { "end accepted": { name: "endAccepted" } },
};
const everyEvent = Object.assign({}, ...Object.values(events));
const everyPhase: AuthPhase[] = Object.values(phases);

/** A step of the phase alone. */
function stepOf(phase: AuthPhase, event: AuthEvent): Step<AuthPhase, AuthEffect> {
  const [next, effect] = authStep({ phase, isRecovering }, event);
  return [next.phase, effect];
}
const viewOfPhase = (phase: AuthPhase) => viewOf({ phase, isRecovering });

test("every event in every phase leads to the phase in the table", () => {
  expect(transitionsOf(stepOf, everyPhase, everyEvent)).toEqual(
    readTransitions(`
      event                         | loading      | overdue      | anonymous           | signedIn            | needsCode           | ended                    | returning                | signingOut
      a session                     | signedIn     | signedIn     | signedIn + refetch  | signedIn            | signedIn + refetch  | signedIn + refetch       | signedIn + refetch       | signedIn
      a session without its code    | needsCode    | needsCode    | needsCode + refetch | needsCode           | needsCode           | returning                | returning                | needsCode
      another user                  | signedIn     | signedIn     | signedIn + refetch  | signedIn + reset    | signedIn + reset    | signedIn + reset         | signedIn + reset         | signedIn + reset
      another user without the code | needsCode    | needsCode    | needsCode + refetch | needsCode + reset   | needsCode + reset   | needsCode + reset        | needsCode + reset        | needsCode + reset
      session over                  | anonymous    | anonymous    | anonymous           | ended               | ended               | anonymous + reset        | ended                    | anonymous + forget
      no session                    | anonymous    | anonymous    | .                   | .                   | .                   | .                        | .                        | .
      deadline                      | overdue      | .            | .                   | .                   | .                   | .                        | .                        | .
      reset link                    | .            | .            | .                   | .                   | .                   | .                        | .                        | .
      reset over                    | .            | .            | .                   | .                   | .                   | .                        | .                        | .
      sign out                      | .            | .            | .                   | signingOut          | signingOut          | .                        | signingOut               | .
      sign out over                 | .            | .            | .                   | .                   | .                   | .                        | .                        | signedIn
      signed out elsewhere          | . + forget   | . + forget   | . + forget          | signingOut + forget | signingOut + forget | anonymous + forget       | signingOut + forget      | . + forget
      another signed out elsewhere  | . + forget   | . + forget   | . + forget          | . + forget          | . + forget          | . + forget               | . + forget               | . + forget
      unauthorized                  | .            | .            | .                   | . + renew           | . + renew           | ended                    | . + renew                | . + renew
      end accepted                  | .            | .            | .                   | .                   | .                   | anonymous + forgetHidden | needsCode + forgetHidden | .
    `),
  );
});

test("each phase as components see it", () => {
  const nobody = {
    user: null,
    session: null,
    isLoading: false,
    needsCode: false,
    isRecovering,
    ended: null,
  };
  const somebody = { ...nobody, user: session.user, session };
  expect(everyPhase.map((phase) => [phase.name, viewOfPhase(phase)])).toEqual([
    ["loading", { ...nobody, isLoading: true }],
    ["overdue", nobody],
    ["anonymous", nobody],
    ["signedIn", somebody],
    ["needsCode", { ...somebody, needsCode: true }],
    ["ended", { ...nobody, ended }],
    ["returning", { ...somebody, needsCode: true, ended }],
    ["signingOut", somebody],
  ]);
});

test("a password reset lasts until it is finished or the session has ended", () => {
  for (const phase of everyPhase) {
    for (const [description, event] of Object.entries<AuthEvent>(everyEvent)) {
      const [next] = authStep({ phase, isRecovering: true }, event);
      const isOver = description === "session over" || description === "reset over";
      expect(next.isRecovering, `${description} while ${phase.name}`).toBe(!isOver);
      expect(viewOf(next).isRecovering).toBe(!isOver);
      const [other] = authStep({ phase, isRecovering: false }, event);
      expect(other.isRecovering).toBe(description === "reset link");
    }
  }
});

test("another refused request reopens the sign-in dialog", () => {
  const [next] = stepOf(phases.ended, { name: "unauthorized" });
  expect(viewOfPhase(next).ended).toEqual(ended);
  expect(viewOfPhase(next).ended).not.toBe(ended);
});

test("a failed sign-out returns to the phase before it", () => {
  for (const phase of [phases.signedIn, phases.needsCode, phases.returning]) {
    const [leaving] = stepOf(phase, { name: "signOut" });
    expect(viewOfPhase(leaving)).toEqual(viewOfPhase(phase));
    expect(stepOf(leaving, { name: "signOutOver" })[0]).toEqual(phase);
  }
});

test("someone who signed out in another tab is not asked to sign in again", () => {
  const elsewhere: AuthEvent = { name: "signOutElsewhere", userId: ADA };
  const over: AuthEvent = { name: "session", session: null, needsCode: false };
  for (const phase of [phases.signedIn, phases.needsCode, phases.returning]) {
    const [leaving] = stepOf(phase, elsewhere);
    expect(viewOfPhase(leaving).ended).toBeNull();
    expect(stepOf(leaving, over)[0]).toEqual(phases.anonymous);
  }
});
