import { expect, test } from "vitest";
import { autosaveStep } from "@/data/working-copies/autosave";
import type { Autosave, AutosaveEvent } from "@/data/working-copies/autosave-state";
import {
  readTransitions,
  transitionsOf,
  type EveryEvent,
  type EveryState,
} from "../../support/transitions";

const SEEN = "2026-11-02T09:00:00+00:00";
const AT = "2026-11-02T09:05:00.000Z";
const copy = { writer: "1", baseVersion: null, fields: {}, device: "Phone", savedAt: SEEN };
const shared = { seen: null, at: null, done: null };

const states: EveryState<Autosave> = {
  loading: { name: "loading", ...shared },
  offered: { name: "offered", copy, ...shared },
  idle: { name: "idle", ...shared },
  saving: { name: "saving", text: "A", ...shared },
  leaving: { name: "leaving", text: "A", message: "", ...shared },
  saved: { name: "saved", text: "A", ...shared, at: AT },
  failed: { name: "failed", message: "Not saved.", ...shared },
  conflict: { name: "conflict", message: "Written elsewhere.", ...shared },
  removing: { name: "removing", removes: null, ...shared },
  leftover: { name: "leftover", removes: SEEN, ...shared, seen: SEEN },
};
const nothing = { isSame: false, isChanged: false };
const events: EveryEvent<AutosaveEvent> = {
  opened: { "another post": { name: "opened" } },
  loaded: {
    "loaded nothing": { name: "loaded", copy: null, ...nothing },
    "loaded another text": { name: "loaded", copy, ...nothing },
    "loaded the stored text": { name: "loaded", copy, ...nothing, isSame: true },
    "loaded while typing": { name: "loaded", copy, ...nothing, isChanged: true },
  },
  restored: { restored: { name: "restored" } },
  discarded: { discarded: { name: "discarded" } },
  pause: {
    "pause, same text": { name: "pause", text: "A" },
    "pause, other text": { name: "pause", text: "B" },
    "pause, no change": { name: "pause", text: null },
  },
  leave: {
    "leave, same text": { name: "leave", text: "A" },
    "leave, other text": { name: "leave", text: "B" },
    "leave, no change": { name: "leave", text: null },
  },
  saved: {
    saved: { name: "saved", text: "A", at: AT },
    "saved, older text": { name: "saved", text: "0", at: AT },
  },
  failed: {
    failed: { name: "failed", text: "A", message: "Not saved." },
    "failed, older text": { name: "failed", text: "0", message: "Not saved." },
  },
  conflict: {
    conflict: { name: "conflict", text: "A", message: "Written elsewhere." },
    "conflict, older text": { name: "conflict", text: "0", message: "Written elsewhere." },
  },
  left: {
    "left, saved": { name: "left", text: "A", at: AT },
    "left, not saved": { name: "left", text: "A", at: null },
    "left, older text": { name: "left", text: "0", at: AT },
  },
  done: {
    done: { name: "done", text: "A", isOffering: false },
    "done, offer on screen": { name: "done", text: "A", isOffering: true },
  },
  "signed out": { "signed out": { name: "signed out", text: "A" } },
  removed: { removed: { name: "removed" } },
  "not removed": { "not removed": { name: "not removed" } },
};

test("every event in every state leads to the state in the table", () => {
  expect(
    transitionsOf(autosaveStep, Object.values(states), Object.assign({}, ...Object.values(events))),
  ).toEqual(
    readTransitions(`
      event                  | loading                      | offered                      | idle                         | saving                       | leaving                      | saved                        | failed                       | conflict                     | removing                     | leftover
      another post           | loading                      | loading                      | loading                      | loading                      | loading                      | loading                      | loading                      | loading                      | loading                      | loading
      loaded nothing         | idle                         | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      loaded another text    | offered                      | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      loaded the stored text | leftover                     | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      loaded while typing    | idle                         | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      restored               | .                            | idle                         | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      discarded              | .                            | removing + remove            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      pause, same text       | saving + save                | saving + save                | saving + save                | .                            | saving + save                | .                            | saving + save                | saving + save                | .                            | saving + save
      pause, other text      | saving + save                | saving + save                | saving + save                | .                            | saving + save                | saving + save                | saving + save                | saving + save                | .                            | saving + save
      pause, no change       | .                            | .                            | .                            | .                            | .                            | removing + remove            | removing + remove            | idle                         | .                            | removing + remove
      leave, same text       | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | .                            | .                            | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving
      leave, other text      | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving | leaving + save while leaving
      leave, no change       | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      saved                  | .                            | .                            | .                            | saved                        | saved                        | .                            | .                            | .                            | .                            | .
      saved, older text      | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      failed                 | .                            | .                            | .                            | failed                       | .                            | .                            | .                            | .                            | .                            | .
      failed, older text     | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      conflict               | .                            | .                            | .                            | conflict                     | .                            | .                            | .                            | .                            | .                            | .
      conflict, older text   | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      left, saved            | .                            | .                            | .                            | .                            | saved                        | .                            | .                            | .                            | .                            | .
      left, not saved        | .                            | .                            | .                            | .                            | leftover                     | .                            | .                            | .                            | .                            | .
      left, older text       | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .
      done                   | loading                      | removing + remove            | idle                         | removing + remove            | removing + remove            | removing + remove            | removing + remove            | idle                         | removing                     | removing + remove
      done, offer on screen  | loading                      | offered                      | idle                         | removing + remove            | removing + remove            | removing + remove            | removing + remove            | idle                         | removing                     | removing + remove
      signed out             | loading                      | offered                      | idle                         | saving                       | leaving                      | saved                        | failed                       | conflict                     | removing                     | leftover
      removed                | .                            | .                            | .                            | .                            | idle                         | idle                         | .                            | .                            | idle                         | .
      not removed            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | .                            | leftover                     | .
    `),
  );
});

/** The state after several events, and the last effect. */
function after(state: Autosave, ...happened: AutosaveEvent[]) {
  let effect: unknown;
  let now = state;
  for (const event of happened) [now, effect] = autosaveStep(now, event);
  return { state: now, effect };
}
const pause = (text: string | null): AutosaveEvent => ({ name: "pause", text });
const leave = (text: string | null): AutosaveEvent => ({ name: "leave", text });
const save = (seen: string | null) => ({ name: "save", text: "A", seen });
const done = (text: string): AutosaveEvent => ({ name: "done", text, isOffering: false });

test("a saved or discarded text is not sent again in any state", () => {
  for (const state of Object.values(states)) {
    for (const end of [done("A"), { name: "signed out", text: "A" } as const]) {
      const [ended] = autosaveStep(state, end);
      for (const event of [pause("A"), leave("A")])
        expect(autosaveStep(ended, event), `${event.name} when ${state.name}`).toEqual([ended]);
    }
  }
});

test("a restored or discarded copy is replaced, an unseen one is not", () => {
  expect(after(states.offered, { name: "restored" }, pause("A")).effect).toEqual(save(SEEN));
  expect(
    after(states.offered, { name: "discarded" }, { name: "not removed" }, pause("A")).effect,
  ).toEqual(save(SEEN));
  expect(
    after(states.loading, ...Object.values(events.loaded).slice(3), pause("A")).effect,
  ).toEqual(save(null));
});

test("a copy without anything new may be replaced, too", () => {
  const isSame: AutosaveEvent = { name: "loaded", copy, ...nothing, isSame: true };
  expect(after(states.loading, isSame, pause("A")).effect).toEqual(save(SEEN));
});

test("a restored copy is removed when its post is saved", () => {
  expect(after(states.offered, { name: "restored" }, done("A"))).toEqual({
    state: { name: "removing", removes: SEEN, ...shared, seen: SEEN, done: "A" },
    effect: { name: "remove", seen: SEEN },
  });
});

test("a failed removal is retried with the same copy", () => {
  const again = after(
    states.offered,
    { name: "discarded" },
    { name: "not removed" },
    pause(null),
    { name: "not removed" },
    pause(null),
  );
  expect(again.effect).toEqual({ name: "remove", seen: SEEN });
  expect(after(again.state, { name: "removed" }, pause(null)).state).toEqual({
    name: "idle",
    ...shared,
  });
});

test("text sent while a copy was being removed is sent again", () => {
  const left = after(states.removing, leave("B"), { name: "left", text: "B", at: AT });
  expect(left.state.name).toBe("saved");
  expect(after(left.state, { name: "removed" }, pause("B")).effect).toMatchObject({
    name: "save",
    text: "B",
  });
});

test("a page that stays open after all explains again why its text was not saved", () => {
  for (const state of [states.failed, states.conflict]) {
    const { message } = state;
    const left = after(state, leave("B"));
    expect(left.state).toMatchObject({ name: "leaving", message });
    expect(after(left.state, { name: "left", text: "B", at: null }).state).toMatchObject({
      name: "failed",
      message,
    });
  }
});

test("the time of the last save is kept until there is nothing to save", () => {
  expect(after(states.saved, pause("B")).state.at).toBe(AT);
  expect(after(states.saved, pause("B"), { name: "failed", text: "B", message: "" }).state.at).toBe(
    AT,
  );
  expect(after(states.saved, done("A")).state.at).toBeNull();
  expect(
    after(states.idle, leave("B"), { name: "left", text: "B", at: AT }).state.at,
    "stored while the page was hidden",
  ).toBe(AT);
});
