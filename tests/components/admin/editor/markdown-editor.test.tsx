import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkdownEditor } from "@/components/admin/editor/MarkdownEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";

test("a text from outside with Windows line breaks gets no empty lines", async () => {
  let handle: TextHandle | null = null;
  const reported: string[] = [];
  const editor = (value: string) => (
    <MarkdownEditor
      id="text"
      label="Content"
      format="markdown"
      value={value}
      onChange={(text) => reported.push(text)}
      onReady={(ready) => {
        handle = ready;
      }}
      describedBy={undefined}
      isInvalid={false}
    />
  );
  const { rerender, unmount } = render(editor("one\ntwo\n\n"));
  await waitFor(() => expect(handle).not.toBeNull());
  rerender(editor("one\r\ntwo\r\n"));
  unmount();
  expect(reported).toEqual(["one\ntwo\n"]);
});
