import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import { isUuid } from "@/lib/text/is-uuid";

test("forms have ids even on pages without https, where the browser generates none", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const { result } = renderHook(() => useSubmissionId("a-form"));
  const ids = ["one text", "another"].map((text) => result.current.idFor(text));
  expect(ids.filter(isUuid)).toHaveLength(2);
  expect(ids[0]).not.toBe(ids[1]);
  expect(ids[0]).toMatch(/^.{14}4.{4}8/);
});
