import { expect, test } from "vitest";
import { authStep, viewOf, type AuthEvent, type AuthState } from "@/auth/auth-state";
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

const states: EveryState<AuthState> = {
  loading: { name: "loading", isRecovering },
  overdue: { name: "overdue", isRecovering },
  anonymous: { name: "anonymous", isRecovering },
  signedIn: { name: "signedIn", session, isRecovering },
  needsCode: { name: "needsCode", session, isRecovering },
  ended: { name: "ended", ended, isRecovering },
  returning: { name: "returning", session, ended, isRecovering },
  signingOut: { name: "signingOut", from: { name: "signedIn", session }, isRecovering },
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

test("every event in every state leads where the table says", () => {
  expect(transitionsOf(authStep, Object.values(states), everyEvent)).toEqual(
    readTransitions(`
      event                         | loading      | overdue      | anonymous           | signedIn            | needsCode           | ended                    | returning                | signingOut
      a session                     | signedIn     | signedIn     | signedIn + refetch  | signedIn            | signedIn + refetch  | signedIn + refetch       | signedIn + refetch       | signedIn
      a session without its code    | needsCode    | needsCode    | needsCode + refetch | needsCode           | needsCode           | returning                | returning                | needsCode
      another user                  | signedIn     | signedIn     | signedIn + refetch  | signedIn + reset    | signedIn + reset    | signedIn + reset         | signedIn + reset         | signedIn + reset
      another user without the code | needsCode    | needsCode    | needsCode + refetch | needsCode + reset   | needsCode + reset   | needsCode + reset        | needsCode + reset        | needsCode + reset
      session over                  | anonymous    | anonymous    | anonymous           | ended               | ended               | anonymous + reset        | ended                    | anonymous + forget
      no session                    | anonymous    | anonymous    | .                   | .                   | .                   | .                        | .                        | .
      deadline                      | overdue      | .            | .                   | .                   | .                   | .                        | .                        | .
      reset link                    | loading      | overdue      | anonymous           | signedIn            | needsCode           | ended                    | returning                | signingOut
      reset over                    | loading      | overdue      | anonymous           | signedIn            | needsCode           | ended                    | returning                | signingOut
      sign out                      | .            | .            | .                   | signingOut          | signingOut          | .                        | signingOut               | .
      sign out over                 | .            | .            | .                   | .                   | .                   | .                        | .                        | signedIn
      signed out elsewhere          | . + forget   | . + forget   | . + forget          | signingOut + forget | signingOut + forget | anonymous + forget       | signingOut + forget      | . + forget
      another signed out elsewhere  | . + forget   | . + forget   | . + forget          | . + forget          | . + forget          | . + forget               | . + forget               | . + forget
      unauthorized                  | .            | .            | .                   | . + renew           | . + renew           | ended                    | . + renew                | . + renew
      end accepted                  | .            | .            | .                   | .                   | .                   | anonymous + forgetHidden | needsCode + forgetHidden | .
    `),
  );
});

test("what components see of each state", () => {
  const nobody = { user: null, session: null, isLoading: false, needsCode: false, ended: null };
  const somebody = { ...nobody, user: session.user, session };
  expect(Object.values(states).map((state) => [state.name, viewOf(state)])).toEqual([
    ["loading", { ...nobody, isRecovering, isLoading: true }],
    ["overdue", { ...nobody, isRecovering }],
    ["anonymous", { ...nobody, isRecovering }],
    ["signedIn", { ...somebody, isRecovering }],
    ["needsCode", { ...somebody, isRecovering, needsCode: true }],
    ["ended", { ...nobody, isRecovering, ended }],
    ["returning", { ...somebody, isRecovering, needsCode: true, ended }],
    ["signingOut", { ...somebody, isRecovering }],
  ]);
});

test("a password reset goes on through every change of the session, and ends with it", () => {
  for (const state of Object.values(states)) {
    const [opened] = authStep(state, { name: "recovery" });
    expect(opened.isRecovering).toBe(true);
    expect(authStep(opened, { name: "recoveryOver" })[0].isRecovering).toBe(false);
    for (const [description, event] of Object.entries<AuthEvent>(everyEvent)) {
      const [next] = authStep(opened, event);
      const isOver = description === "session over" || description === "reset over";
      expect(next.isRecovering, `${description} while ${state.name}`).toBe(!isOver);
    }
  }
});

test("the question after the end of a session comes back with the next refusal", () => {
  const [next] = authStep(states.ended, { name: "unauthorized" });
  expect(viewOf(next).ended).toEqual(ended);
  expect(viewOf(next).ended).not.toBe(ended);
});

test("a sign-out that fails goes back to the state it came from", () => {
  for (const state of [states.signedIn, states.needsCode, states.returning]) {
    const [leaving] = authStep(state, { name: "signOut" });
    expect(viewOf(leaving)).toEqual(viewOf(state));
    expect(authStep(leaving, { name: "signOutOver" })[0]).toEqual(state);
  }
});

test("whoever has signed out elsewhere is not asked to sign in again", () => {
  const elsewhere: AuthEvent = { name: "signOutElsewhere", userId: ADA };
  const over: AuthEvent = { name: "session", session: null, needsCode: false };
  for (const state of [states.signedIn, states.needsCode, states.returning]) {
    expect(viewOf(authStep(state, elsewhere)[0]).ended).toBeNull();
    expect(authStep(authStep(state, elsewhere)[0], over)[0]).toEqual(states.anonymous);
  }
});
