import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hasUnsavedDrafts } from "@/lib/drafts/draft-store";
import { useDraft } from "@/lib/drafts/use-draft";

const draft = (key: string) => renderHook(() => useDraft(key)).result;

function type(result: ReturnType<typeof draft>, text: string) {
  act(() => result.current[1](text));
}

test("a draft outlives its form, and another key is another draft", () => {
  type(draft("form-a"), "half a thought");

  expect(draft("form-a").current[0]).toBe("half a thought");
  expect(draft("form-b").current[0]).toBe("");
});

test("a draft stays in local storage until it is cleared", () => {
  const result = draft("stored");
  type(result, "text");
  expect(localStorage.getItem("draft:stored")).toBe("text");

  act(() => result.current[2]());
  expect(result.current[0]).toBe("");
  expect(localStorage.getItem("draft:stored")).toBeNull();
});

test("two fields with the same draft show the same text", () => {
  const [first, second] = [draft("shared"), draft("shared")];
  type(first, "Grace");

  expect(second.current[0]).toBe("Grace");
});

test("if storage is full, typing still works, and nothing is lost while the page is open", () => {
  const result = draft("full");
  type(result, "stored before");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  type(result, "too much");

  expect(result.current[0]).toBe("too much");
  expect(draft("full").current[0]).toBe("too much");
  type(result, "");
});

test("if storage is forbidden, typing still works", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const result = draft("forbidden");
  expect(result.current[0]).toBe("");
  type(result, "typed all the same");
  expect(result.current[0]).toBe("typed all the same");

  act(() => result.current[2]());
  expect(result.current[0]).toBe("");
});

test("another tab's text does not replace the one on screen", () => {
  const result = draft("two-tabs");
  type(result, "mine");
  localStorage.setItem("draft:two-tabs", "theirs");
  type(draft("something-else"), "unrelated");

  expect(draft("two-tabs").current[0]).toBe("mine");
  expect(hasUnsavedDrafts()).toBe(true);
  type(result, "");
});

test("only texts that would not survive a reload count as unsaved", () => {
  const result = draft("kept");
  type(result, "kept");
  expect(hasUnsavedDrafts()).toBe(false);

  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  type(result, "not kept");
  expect(hasUnsavedDrafts()).toBe(true);

  type(result, "");
  expect(hasUnsavedDrafts()).toBe(false);
});
