import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useEditDraft } from "@/lib/drafts/use-edit-draft";
import { queryWrapper } from "../../support/query-client";
import { postModel } from "@/pages/admin/posts/post-input";
import { useWorkingCopy } from "@/data/working-copies/use-working-copy";
import { postRow } from "../../support/factories";
import { models } from "../../support/models";
import { signedInAs } from "../../support/session";
import { serveRows } from "../../support/table";
import { sourcesWith } from "../../support/sources";

const BASE = "2026-11-01T10:00:00+00:00";
const SAVED_AT = "2026-11-02T09:00:00.000Z";

const post = postModel.inputOf(postRow());
for (const { noun, model, row } of models) {
  check(noun, model.inputOf(row));
  if (model.fresh) check(`${noun}, new`, model.fresh);
}

/** Every field changed, as someone might have left it. */
function typedInto<Input extends object>(current: Input): Input {
  const typed = Object.keys(current).map((name) => {
    const value: unknown = Reflect.get(current, name);
    if (typeof value === "boolean") return [name, !value] as const;
    if (Array.isArray(value)) return [name, ["typed"]] as const;
    if (typeof value === "number") return [name, value + 1] as const;
    return [name, `${String(value)} typed`] as const;
  });
  return { ...current, ...Object.fromEntries(typed) };
}

/** What an editor offers from a draft in this browser. */
function offeredOf<Input extends object>(current: Input, input: unknown) {
  const draft = { id: "1", savedAt: SAVED_AT, baseVersion: BASE, input, attempts: [input] };
  localStorage.setItem("draft:post:1:a", JSON.stringify(draft));
  const saved = { input: current, baseVersion: BASE };
  const { result, unmount } = renderHook(() => useEditDraft({ noun: "post", rowId: "1", saved }));
  unmount();
  localStorage.clear();
  return result.current.offered;
}

/** @param current the form's values without a draft */
function check(name: string, current: object): void {
  const typed = typedInto(current);
  const names = Object.keys(typed);
  const isOther = (field: string) => Reflect.get(typed, field) !== Reflect.get(current, field);

  test(`a draft of ${name} is offered with all its other fields, whichever is missing`, () => {
    expect(names.filter((field) => !isOther(field))).toEqual([]);
    for (const field of names) {
      const older = Object.fromEntries(
        Object.entries({ ...typed }).filter(([key]) => key !== field),
      );
      const whole = { ...typed, [field]: Reflect.get(current, field) };
      const offered = offeredOf(current, older);
      expect(offered?.input, `without ${field}`).toEqual(whole);
      expect(offered?.attempts, `without ${field}`).toEqual([whole]);
      // The order of the fields matters when two inputs are compared.
      expect(Object.keys(offered?.input ?? {})).toEqual(names);
    }
  });

  test(`a draft of ${name} is offered whichever field has another type`, () => {
    for (const field of names) {
      const isNumber = typeof Reflect.get(current, field) === "number";
      for (const strange of [isNumber ? "5" : 5, {}, [[]], ["a", 5]]) {
        const offered = offeredOf(current, { ...typed, [field]: strange });
        const whole = { ...typed, [field]: Reflect.get(current, field) };
        expect(offered?.input, `${field}: ${JSON.stringify(strange)}`).toEqual(whole);
      }
    }
  });

  test(`a field that the form of ${name} does not have is dropped from a draft`, () => {
    const kept = JSON.parse(`{"gone":"x","__proto__":{"title":"y"},"constructor":"z"}`);
    expect(offeredOf(current, { ...kept, ...typed })?.input).toEqual(typed);
    for (const nothing of [kept, [], ["title"], "title", 5, null])
      expect(offeredOf(current, nothing)).toBeUndefined();
  });
}

test("every form whose drafts are restored field by field is tested here", () => {
  expect(sourcesWith(/\buse(EditDraft|WorkingCopy)\(/, "src/lib/drafts/")).toEqual([
    "src/components/admin/use-record-editor.ts",
    "src/pages/admin/pages/PageEditor.tsx",
    "src/pages/admin/posts/editor/PostEditor.tsx",
  ]);
  const editors = sourcesWith(/\b(useRecordEditor\(|RecordEditor$)/m, "src/components/");
  const folders = models.map(({ file }) => file.replace(/[^/]+$/, ""));
  expect(folders.length).toBeGreaterThan(2);
  expect(editors.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test.each([
  ["not JSON", "{"],
  ["a text", `"title"`],
  ["a list", "[]"],
  ["nothing", "null"],
  ["undated", `{"id":"1","baseVersion":null,"savedAt":"x","input":{"text":"y"},"attempts":[]}`],
])("a draft that is %s is left alone", (_, text) => {
  localStorage.setItem("draft:post:1:a", text);
  const saved = { input: { text: "stored" }, baseVersion: BASE };
  const { result } = renderHook(() => useEditDraft({ noun: "post", rowId: "1", saved }));
  expect(result.current.offered).toBeUndefined();
  expect(localStorage.getItem("draft:post:1:a")).toBe(text);
});

const POST = "00000000-0000-4000-8000-000000000001";

/** What the editor of a post offers from a text that another browser has saved on the server. */
async function offeredCopyOf(fields: unknown) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  serveRows("working_copies", [
    { post_id: POST, writer: POST, base_version: BASE, saved_at: SAVED_AT, fields },
  ]);
  const saved = { input: post, baseVersion: BASE };
  const { result } = renderHook(
    () =>
      useWorkingCopy({
        kind: "posts",
        recordId: POST,
        saved,
        input: post,
        isChanged: false,
        baseVersion: BASE,
      }),
    { wrapper: queryWrapper() },
  );
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const { offered } = result.current;
  cleanup();
  return offered?.input;
}

test(
  "a text on the server is offered with all its other fields, whichever is missing",
  { tags: "full" },
  async () => {
    const typed = typedInto(post);
    for (const field of Object.keys(typed)) {
      // The database stores them in its own order.
      const older = Object.entries(typed).toReversed();
      const fields = Object.fromEntries(older.filter(([key]) => key !== field));
      const value: unknown = Reflect.get(post, field);
      expect(await offeredCopyOf(fields), `without ${field}`).toEqual({ ...typed, [field]: value });
    }
  },
);

test("a text on the server without anything new is not offered, whatever the order of its fields", async () => {
  expect(
    await offeredCopyOf(Object.fromEntries(Object.entries(post).toReversed())),
  ).toBeUndefined();
  expect(await offeredCopyOf({ title: post.title, gone: "x" })).toBeUndefined();
});
