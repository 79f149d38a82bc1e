import { expect, test } from "vitest";
import { draftStatus } from "@/components/admin/draft-status";

const at = "2026-11-20T14:02:00";
const onServer = { kind: "saved", at, message: "" } as const;
const quiet = {
  copy: { kind: "none", at: null, message: "" } as const,
  isNew: false,
  isSaving: false,
  isChanged: false,
  draft: undefined,
  refusal: undefined,
};

test.each([
  ["nothing is written", { isNew: true }, ""],
  ["nothing is changed", {}, "Saved on the server"],
  ["it is being saved", { isSaving: true, isChanged: true }, "Saving..."],
  [
    "there is no room",
    { isChanged: true, draft: { at, isStored: false } },
    "Not saved: this browser cannot keep it. Save it on the server.",
  ],
  ["it is kept", { isChanged: true, draft: { at, isStored: true } }, "Saved in this browser"],
  [
    "the server keeps it as well",
    { isChanged: true, draft: { at, isStored: true }, copy: onServer },
    "Saved in this browser, and kept on the server",
  ],
  [
    "only the server has room",
    { isChanged: true, draft: { at, isStored: false }, copy: onServer },
    "This browser cannot keep it. It is kept on the server.",
  ],
  [
    "the server could not keep it",
    {
      isChanged: true,
      draft: { at, isStored: true },
      copy: { kind: "failed", at, message: "Not saved on the server." } as const,
    },
    "Not saved on the server.",
  ],
  [
    "neither could keep it",
    {
      isChanged: true,
      draft: { at, isStored: false },
      copy: { kind: "failed", at: null, message: "It is only in this tab." } as const,
    },
    "It is only in this tab.",
  ],
  [
    "the server refused it",
    {
      isChanged: true,
      draft: { at, isStored: true },
      refusal: { message: "Offline.", field: undefined },
    },
    "Not on the server yet. Saved in this browser",
  ],
])("the status says where the text is stored when %s", (_case, state, sentence) => {
  expect(draftStatus({ ...quiet, ...state }).sentence).toBe(sentence);
});

test("the time is shown in short form, but not announced at every pause", () => {
  const { sentence, short } = draftStatus({
    ...quiet,
    isChanged: true,
    draft: { at, isStored: true },
  });
  expect(short).toMatch(/^Saved \d?\d:02[ \w]*$/u);
  expect(sentence).not.toMatch(/\d/);
});

const failed = {
  kind: "failed",
  at,
  message: "There is no connection.",
  field: undefined,
} as const;

test.each([
  [{ draft: { at, isStored: true }, copy: failed }, true],
  [{ draft: { at, isStored: true }, copy: failed, refusal: failed }, false],
  [{ draft: { at, isStored: false } }, true],
  [{ draft: { at, isStored: false }, copy: onServer }, false],
  [{ draft: { at, isStored: true } }, false],
])("only what the owner has to know counts as a problem: %j", (state, isProblem) => {
  const { isProblem: isSaid = false } = draftStatus({ ...quiet, isChanged: true, ...state });
  expect(isSaid).toBe(isProblem);
});
