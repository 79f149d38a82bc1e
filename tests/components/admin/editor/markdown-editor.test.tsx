import { render, waitFor } from "@testing-library/react";
import { EditorView } from "@codemirror/view";
import { redo, undo } from "@codemirror/commands";
import { afterEach, expect, test, vi } from "vitest";
import { MarkdownEditor } from "@/components/admin/editor/MarkdownEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";

afterEach(() => void vi.useRealTimers());

async function write(value: string) {
  let handle: TextHandle | null = null;
  const reported: string[] = [];
  const editor = (text: string) => (
    <MarkdownEditor
      id="text"
      label="Content"
      format="markdown"
      value={text}
      onChange={(changed) => reported.push(changed)}
      onReady={(ready) => {
        handle = ready;
      }}
      describedBy={undefined}
      isInvalid={false}
    />
  );
  const rendered = render(editor(value));
  const ready = await waitFor(() => handle ?? Promise.reject(new Error("not ready")));
  return { ...rendered, editor, handle: ready, reported };
}

test("undo removes a picture that was uploaded, not only its URL, and redo brings it back", async () => {
  const { handle } = await write("One.");
  const view = EditorView.findFromDOM(handle.field);
  if (!view) throw new Error("no editor");
  const text = () => view.state.doc.toString();
  view.dispatch({ selection: { anchor: 4 } });
  vi.useFakeTimers({ toFake: ["Date"] });
  handle.insertParagraphs(["![Uploading…]()"]);
  // What is changed at once is undone at once.
  vi.advanceTimersByTime(1000);
  handle.replace("![Uploading…]()", "![A picture](/p.avif)");
  expect(text()).toBe("One.\n\n![A picture](/p.avif)\n\n");
  undo(view);
  expect(text()).toBe("One.");
  redo(view);
  expect(text()).toBe("One.\n\n![A picture](/p.avif)\n\n");
});

test("a text from outside with Windows line breaks gets no empty lines", async () => {
  const { editor, rerender, unmount, reported } = await write("one\ntwo\n\n");
  rerender(editor("one\r\ntwo\r\n"));
  unmount();
  expect(reported).toEqual(["one\ntwo\n"]);
});
