import { render, waitFor } from "@testing-library/react";
import { EditorView } from "@codemirror/view";
import { redo, undo } from "@codemirror/commands";
import { expect, test, vi } from "vitest";
import { MarkdownEditor } from "@/components/admin/editor/MarkdownEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";

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

/** An editor with the caret at the end, in which each change is a step of its own. */
async function writing(value: string) {
  // Frames do not come: there is no layout to measure.
  vi.useFakeTimers({ toFake: ["Date", "requestAnimationFrame"] });
  const { handle } = await write(value);
  const view = EditorView.findFromDOM(handle.field);
  if (!view) throw new Error("no editor");
  view.dispatch({ selection: { anchor: value.length } });
  const text = () => view.state.doc.toString();
  const step = (change: (target: EditorView) => unknown) => {
    vi.setSystemTime(Date.now() + 1000);
    change(view);
    return text();
  };
  return {
    text,
    upload: (...names: string[]) => step(() => handle.insertParagraphs(names.map(uploading), true)),
    done: (name: string, by = `![](/${name})`) => step(() => handle.replace(uploading(name), by)),
    type: (typed: string) =>
      step(() => view.dispatch(view.state.replaceSelection(typed), { userEvent: "input.type" })),
    select: (from: number, to: number) => view.dispatch({ selection: { anchor: from, head: to } }),
    undo: () => step(undo),
    redo: () => step(redo),
  };
}

const uploading = (name: string) => `![Uploading ${name}…]()`;

test("undo removes a picture that was uploaded, with its paragraph, and redo brings it back", async () => {
  const { upload, done, undo, redo } = await writing("One.");
  upload("a");
  expect(done("a")).toBe("One.\n\n![](/a)\n\n");
  expect(undo()).toBe("One.");
  expect(redo()).toBe("One.\n\n![](/a)\n\n");
});

test("what is typed during and after an upload is undone by itself, and the picture is too", async () => {
  const { upload, done, type, undo, redo } = await writing("One.");
  upload("a");
  type("Two.");
  expect(type("\n\nThree.")).toBe(`One.\n\n${uploading("a")}\n\nTwo.\n\nThree.`);
  done("a");
  expect(type(" Four.")).toBe("One.\n\n![](/a)\n\nTwo.\n\nThree. Four.");
  const undone = [undo(), undo(), undo(), undo()];
  expect(undone).toEqual([
    "One.\n\n![](/a)\n\nTwo.\n\nThree.",
    "One.\n\nTwo.\n\nThree.",
    "One.\n\nTwo.",
    "One.\n\n",
  ]);
  expect([redo(), redo(), redo(), redo()]).toEqual([
    ...undone.slice(0, 3).toReversed(),
    "One.\n\n![](/a)\n\nTwo.\n\nThree. Four.",
  ]);
});

test("pictures that are uploaded together are undone one by one, also while another is uploaded", async () => {
  const { upload, done, undo, redo } = await writing("One.");
  upload("a", "b");
  expect(done("b")).toBe(`One.\n\n${uploading("a")}\n\n![](/b)\n\n`);
  expect(undo()).toBe(`One.\n\n${uploading("a")}`);
  expect(redo()).toBe(`One.\n\n${uploading("a")}\n\n![](/b)\n\n`);
  const both = done("a");
  expect(both).toBe("One.\n\n![](/a)\n\n![](/b)\n\n");
  expect([undo(), undo(), undo()]).toEqual(["One.\n\n![](/b)\n\n", "One.", "One."]);
  expect([redo(), redo()]).toEqual(["One.\n\n![](/b)\n\n", both]);
});

test("an undo during an upload leaves the picture to arrive", async () => {
  const { upload, done, type, undo } = await writing("One.");
  upload("a");
  type("Two.");
  expect(undo()).toBe(`One.\n\n${uploading("a")}\n\n`);
  expect(done("a")).toBe("One.\n\n![](/a)\n\n");
  expect(undo()).toBe("One.");
});

test("a cancelled upload leaves nothing, and what is typed meanwhile", async () => {
  const { upload, done, type, undo, redo } = await writing("One.");
  upload("a");
  type("Two.");
  expect(done("a", "")).toBe("One.\n\nTwo.");
  expect(undo()).toBe("One.\n\n");
  expect(redo()).toBe("One.\n\nTwo.");
});

test("text that an uploaded picture replaces can be restored", async () => {
  const { upload, done, select, undo } = await writing("One.\n\ngone\n\nTwo.");
  select(6, 10);
  upload("a");
  expect(done("a")).toBe("One.\n\n![](/a)\n\nTwo.");
  expect(undo()).toBe("One.\n\nTwo.");
  expect(undo()).toContain("gone");
});

test.each([
  ["One.", "One.\n\n![](/a)\n\nTwo."],
  ["", "![](/a)\n\nTwo."],
  ["> One.", "> One.\n>\n> ![](/a)\n\nTwo."],
  ["- One\n- ", "- One\n- ![](/a)\n\nTwo."],
])("the caret stays below a picture that is uploaded: %j", async (before, after) => {
  const { upload, done, type, undo } = await writing(before);
  upload("a");
  done("a");
  expect(type("Two.")).toBe(after);
  undo();
  expect(undo()).toBe(before);
});

test("a text from outside with Windows line breaks gets no empty lines", async () => {
  const { editor, rerender, unmount, reported } = await write("one\ntwo\n\n");
  rerender(editor("one\r\ntwo\r\n"));
  unmount();
  expect(reported).toEqual(["one\ntwo\n"]);
});
