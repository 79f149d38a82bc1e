import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSubmissionId } from "@/lib/forms/use-submission-id";

/** The id of one attempt, from a form that has just been opened. */
function idFor(text: string): string {
  const { result, unmount } = renderHook(() => useSubmissionId("form"));
  let id = "";
  act(() => {
    id = result.current.idFor(text);
  });
  unmount();
  return id;
}

function goesThrough() {
  const { result } = renderHook(() => useSubmissionId("form"));
  act(() => result.current.clear());
}

test("an id is a UUID, as the database requires", () => {
  expect(idFor("text")).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test("the same text keeps its id until it is submitted, even in a reopened form", () => {
  const first = idFor("text");
  expect(idFor("text")).toBe(first);

  goesThrough();
  expect(idFor("text")).not.toBe(first);
});

test("a changed text gets another id", () => {
  const first = idFor("first");

  expect(idFor("second")).not.toBe(first);
  expect(idFor("")).not.toBe(first);
});
