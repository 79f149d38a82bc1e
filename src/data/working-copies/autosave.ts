import type { WorkingCopy } from "./working-copies";
import type { Step } from "@/lib/use-machine";
import { opened, type Autosave, type AutosaveEffect, type AutosaveEvent } from "./autosave-state";

type AutosaveStep = Step<Autosave, AutosaveEffect>;

/** The next state after an event, and what is to be sent to the server. */
export function autosaveStep(state: Autosave, event: AutosaveEvent): AutosaveStep {
  switch (event.name) {
    case "opened":
      return [opened];
    case "loaded":
      return state.name === "loading" ? [afterLoading(state, event)] : [state];
    case "restored":
      return state.name === "offered"
        ? [{ ...shared(state), name: "idle", seen: state.copy.savedAt }]
        : [state];
    case "discarded":
      return state.name === "offered" ? remove(state, state.copy.savedAt) : [state];
    case "pause":
      return event.text === null ? unchanged(state) : save(state, event.text);
    case "leave":
      return event.text === null ? [state] : leave(state, event.text);
    case "saved":
      return isSending(state, event.text)
        ? [{ ...shared(state), name: "saved", text: event.text, at: event.at, seen: null }]
        : [state];
    case "failed":
    case "conflict":
      return state.name === "saving" && state.text === event.text
        ? [{ ...shared(state), name: event.name, message: event.message }]
        : [state];
    case "left":
      return state.name === "leaving" && state.text === event.text
        ? [afterLeaving(state, event.at)]
        : [state];
    case "done":
      return finish({ ...state, done: event.text, at: null }, event.isOffering);
    case "signed out":
      return [{ ...state, done: event.text }];
    case "removed":
      return [afterRemoval(state)];
    case "not removed":
      return state.name === "removing" ? [{ ...state, name: "leftover" }] : [state];
  }
}

function shared({ seen, at, done }: Autosave) {
  return { seen, at, done };
}

function afterLoading(
  state: Autosave,
  { copy, isSame, isChanged }: { copy: WorkingCopy | null; isSame: boolean; isChanged: boolean },
): Autosave {
  // A user who is already typing has not seen it, and must not replace it.
  if (!copy || isChanged) return { ...shared(state), name: "idle" };
  return isSame
    ? { ...shared(state), name: "leftover", seen: copy.savedAt, removes: copy.savedAt }
    : { ...shared(state), name: "offered", copy };
}

function save(state: Autosave, text: string): AutosaveStep {
  if (text === state.done || state.name === "saving" || state.name === "removing") return [state];
  if (state.name === "saved" && state.text === text) return [state];
  const seen = seenIn(state);
  return [
    { ...shared(state), name: "saving", text, seen },
    { name: "save", text, seen },
  ];
}

function leave(state: Autosave, text: string): AutosaveStep {
  if (text === state.done) return [state];
  // A save in progress is sent again: the browser cancels its request when the page is left.
  if ((state.name === "saved" || state.name === "leaving") && state.text === text) return [state];
  const seen = seenIn(state);
  const message = state.name === "failed" || state.name === "conflict" ? state.message : "";
  return [
    { ...shared(state), name: "leaving", text, message, seen },
    { name: "save while leaving", text, seen },
  ];
}

function afterLeaving(state: Extract<Autosave, { name: "leaving" }>, at: string | null): Autosave {
  const { text, message } = state;
  if (at !== null) return { ...shared(state), name: "saved", text, at };
  return message
    ? { ...shared(state), name: "failed", message }
    : { ...shared(state), name: "leftover", removes: null };
}

function unchanged(state: Autosave): AutosaveStep {
  switch (state.name) {
    case "saved":
    case "failed":
      return remove(state, null);
    case "leftover":
      return remove(state, state.removes);
    case "conflict":
      return [{ ...shared(state), name: "idle" }];
    default:
      return [state];
  }
}

function finish(state: Autosave, isOffering: boolean): AutosaveStep {
  switch (state.name) {
    case "loading":
    case "removing":
      return [state];
    case "offered":
      return isOffering ? [state] : remove(state, state.copy.savedAt);
    case "idle":
      return state.seen === null ? [state] : remove(state, state.seen);
    case "conflict":
      return [{ ...shared(state), name: "idle" }];
    default:
      return remove(state, state.seen);
  }
}

function remove(state: Autosave, seen: string | null): AutosaveStep {
  return [
    { ...shared(state), name: "removing", removes: seen, seen: seen ?? state.seen },
    { name: "remove", seen },
  ];
}

function afterRemoval(state: Autosave): Autosave {
  switch (state.name) {
    case "removing":
      return { ...shared(state), name: "idle", seen: state.removes === null ? state.seen : null };
    // A text sent in the meantime may have been removed: the next pause sends it again.
    case "leaving":
    case "saved":
      return { ...shared(state), name: "idle" };
    default:
      return state;
  }
}

function isSending(state: Autosave, text: string): boolean {
  return (state.name === "saving" || state.name === "leaving") && state.text === text;
}

function seenIn(state: Autosave): string | null {
  return state.name === "offered" ? state.copy.savedAt : state.seen;
}
