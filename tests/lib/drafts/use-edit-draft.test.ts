import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { discardDrafts } from "@/lib/drafts/draft-store";
import { useEditDraft } from "@/lib/drafts/use-edit-draft";

type Note = { text: string };
const saved = { input: { text: "stored" }, baseVersion: "2026-03-01T12:00:00Z" };

/** A tab in which the post is edited. */
function openEditor() {
  return renderHook(() => useEditDraft<Note>({ noun: "post", rowId: "1", saved }));
}

function type({ result }: ReturnType<typeof openEditor>, text: string) {
  act(() => result.current.change({ text }));
}

const kept = () => Object.values(localStorage).map(String);

test("typed text is stored at once, with the time it was typed", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T13:00:00Z") });
  const tab = openEditor();
  for (const text of ["s", "st", "sto"]) {
    type(tab, text);
    expect(kept()).toEqual([expect.stringContaining(`"input":{"text":"${text}"}`)]);
  }
  tab.unmount();

  expect(openEditor().result.current.offered).toMatchObject({
    input: { text: "sto" },
    savedAt: "2026-03-01T13:00:00.000Z",
  });
});

test("two tabs on one record keep a draft each", () => {
  const [first, second] = [openEditor(), openEditor()];
  type(first, "typed first");
  type(second, "typed second");
  type(first, "typed first, and more");
  // In any order: their keys begin with the time they were stored.
  expect(kept()).toHaveLength(2);
  expect(kept()).toContainEqual(expect.stringContaining("typed first, and more"));
  expect(kept()).toContainEqual(expect.stringContaining("typed second"));

  act(() => second.result.current.forget());
  expect(kept()).toEqual([expect.stringContaining("typed first, and more")]);
});

test("a restored draft stays stored, once, and other drafts are offered the next time", () => {
  const tabs = [openEditor(), openEditor()];
  for (const [index, tab] of tabs.entries()) type(tab, `typed ${index}`);
  for (const tab of tabs) tab.unmount();

  const tab = openEditor();
  const { offered, restore } = tab.result.current;
  act(() => offered && restore(offered));
  expect(tab.result.current.input).toEqual(offered?.input);
  expect(tab.result.current.offered).toBeUndefined();
  expect(kept()).toHaveLength(2);

  act(() => tab.result.current.forget());
  tab.unmount();
  expect(openEditor().result.current.offered?.input).not.toEqual(offered?.input);
});

test.each(["restore", "adopt"] as const)("text typed beside an offer is kept on %s", (answer) => {
  const earlier = openEditor();
  type(earlier, "typed earlier");
  earlier.unmount();
  const tab = openEditor();
  type(tab, "typed beside it");
  const offered = tab.result.current.offered ?? neverOffered();
  act(() => tab.result.current[answer](offered));
  expect(tab.result.current.input).toEqual({ text: "typed earlier" });
  act(() => tab.result.current.forget());
  tab.unmount();

  expect(kept()).toContainEqual(expect.stringContaining("typed beside it"));
  expect(openEditor().result.current.offered).toBeDefined();
});

test("restoring a draft that another tab is still writing does not remove it", () => {
  const first = openEditor();
  type(first, "half a sentence");
  const [key = ""] = Object.keys(localStorage);
  const second = openEditor();
  act(() => second.result.current.restore(second.result.current.offered ?? neverOffered()));
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));

  expect(kept()).toHaveLength(2);
});

test("a draft keeps what the latest failed saves have sent, but not without end", () => {
  const tab = openEditor();
  for (let save = 1; save <= 30; save++) {
    type(tab, `version ${save}`);
    act(() => tab.result.current.recordAttempt());
  }
  const { attempts } = tab.result.current;
  expect(attempts).toHaveLength(10);
  expect(attempts.at(-1)).toEqual({ text: "version 30" });
});

const NEW = "00000000-0000-4000-8000-000000000009";

/** A tab in which a new post is written; it was sent with the text "sent", and more was typed. */
function openSentEditor() {
  const fresh = { input: { text: "" }, baseVersion: null };
  const tab = renderHook(() =>
    useEditDraft<Note>({ noun: "post", rowId: null, newId: NEW, saved: fresh }),
  );
  type(tab, "sent");
  type(tab, "sent, and more");
  return tab;
}
const stored = { input: { text: "sent" }, baseVersion: "2026-03-01T12:00:00Z" };

test.each(["left", "on screen"])(
  "what was typed while a new record was stored is a draft of that record: %s",
  (where) => {
    const tab = openSentEditor();
    const { settle } = tab.result.current;
    if (where === "left") tab.unmount();
    act(() => void settle({ text: "sent" }, stored));
    expect(Object.keys(localStorage)).toEqual([
      expect.stringMatching(new RegExp(`^draft:post:${NEW}:`)),
    ]);
    expect(kept()).toEqual([expect.stringContaining("sent, and more")]);
  },
);

test("what a save leaves unsent does not return after signing out", () => {
  const tab = openSentEditor();
  const { settle } = tab.result.current;
  tab.unmount();
  discardDrafts();
  act(() => void settle({ text: "sent" }, stored));
  expect(kept()).toEqual([]);
});

function neverOffered(): never {
  throw new Error("The draft is not offered.");
}
