import { redo, undo } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import { Compartment, EditorState, Prec, type Extension } from "@codemirror/state";
import { EditorView, placeholder } from "@codemirror/view";
import { useEffect, useRef, useState, type RefObject } from "react";
import { hasFiles } from "@/lib/browser/dropped-files";
import { isComposingKey } from "@/lib/browser/is-composing";
import { inLanguage } from "@/lib/text/language";
import { commandOf } from "./actions";
import { writingExtensions } from "./code-mirror";
import { changeBetween, insertParagraphs, type TextCommand } from "./commands";
import { continueList, indentItem, outdentItem } from "./line-commands";
import { handlePaste } from "./paste";
import { placeholderOf, type SurfaceProps, type TextHandle } from "./text-surface";
import { useDelayedOutput } from "./use-delayed-output";
import { useLatest } from "@/components/use-latest";

/** The editor: CodeMirror, which keeps typing fast in long texts. A chunk of its own. */
export function MarkdownEditor(props: SurfaceProps) {
  const { id, label, language, value, isRequired, describedBy, isInvalid } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useLatest(props);
  const [names] = useState(() => new Compartment());
  const output = useDelayedOutput(latest, value, (text) => {
    // A line break of Windows that is changed by half would become two.
    const lines = text.replace(/\r\n?/g, "\n");
    view.current?.dispatch({ changes: changeBetween(view.current.state.doc.toString(), lines) });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const replaced: string[] = [];
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          listeners(latest, output, replaced),
          names.of([]),
          placeholder(placeholderOf(latest.current)),
          writingExtensions,
        ],
      }),
    });
    const { onReady } = latest.current;
    view.current = made;
    onReady(handleOf(made, output, replaced));
    return () => {
      onReady(null);
      made.destroy();
    };
  }, [latest, names, output]);

  useEffect(() => {
    view.current?.dispatch({
      effects: names.reconfigure(
        EditorView.contentAttributes.of({
          id,
          "aria-label": label,
          ...inLanguage(language),
          ...(isRequired && { "aria-required": "true" }),
          ...(describedBy && { "aria-describedby": describedBy }),
          ...(isInvalid && { "aria-invalid": "true" }),
        }),
      ),
    });
  }, [names, id, label, language, isRequired, describedBy, isInvalid]);

  return <div ref={host} data-keeps-escape className="h-full" />;
}

type Output = ReturnType<typeof useDelayedOutput>;

/**
 * How the editor handles keys, files, and pasted content.
 *
 * @param replaced the placeholders that have been replaced: undo and redo go on past the states with them
 */
function listeners(
  latest: RefObject<SurfaceProps>,
  output: Output,
  replaced: readonly string[],
): Extension {
  return [
    EditorView.updateListener.of(({ docChanged, state, view, transactions }) => {
      if (docChanged) output.push(() => state.doc.toString());
      const step = transactions.find((one) => one.isUserEvent("undo") || one.isUserEvent("redo"));
      if (step && replaced.some((placeholder) => state.doc.toString().includes(placeholder)))
        (step.isUserEvent("undo") ? undo : redo)(view);
    }),
    Prec.high(
      EditorView.domEventHandlers({
        keydown: (event, view) => {
          if (isComposingKey(event)) return false;
          const command = keyCommand(event, latest.current.format);
          if (!command || !apply(view, command)) return false;
          event.preventDefault();
          return true;
        },
        blur: () => output.flush(),
        paste: ({ clipboardData }, view) =>
          clipboardData !== null &&
          handlePaste({
            data: clipboardData,
            edited: editedOf(view),
            format: latest.current.format,
            handle: { run: runIn(view) },
            onFiles: latest.current.onFiles,
          }),
        dragover: (event) => {
          if (!latest.current.onFiles || !hasFiles(event)) return false;
          event.preventDefault();
          return true;
        },
        drop: (event, view) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          const { onFiles } = latest.current;
          if (files.length === 0 || !onFiles) return false;
          event.preventDefault();
          const anchor = view.posAtCoords({ x: event.clientX, y: event.clientY });
          if (anchor !== null) view.dispatch({ selection: { anchor } });
          onFiles(files);
          return true;
        },
      }),
    ),
  ];
}

function keyCommand(event: KeyboardEvent, format: SurfaceProps["format"]): TextCommand | undefined {
  const command = commandOf(event, format);
  if (command || format !== "markdown" || event.ctrlKey || event.metaKey || event.altKey)
    return command;
  if (event.key === "Enter" && !event.shiftKey) return continueList;
  if (event.key === "Tab") return event.shiftKey ? outdentItem : indentItem;
  return undefined;
}

function editedOf({ state }: EditorView) {
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), from, to };
}

/** Carries out a command as one step of the undo history; false when it does not apply. */
function apply(view: EditorView, command: TextCommand): boolean {
  const edited = editedOf(view);
  const next = command(edited);
  if (!next) return false;
  view.dispatch({
    changes: changeBetween(edited.text, next.text),
    selection: { anchor: next.from, head: next.to },
    scrollIntoView: true,
    userEvent: "input",
  });
  return true;
}

function caretTop(view: EditorView): number {
  const { head } = view.state.selection.main;
  if (head === 0) return 0;
  const coords = view.coordsAtPos(head);
  // Only what is near the viewport has coordinates.
  if (!coords) return view.lineBlockAt(head).top;
  return coords.top - view.scrollDOM.getBoundingClientRect().top + view.scrollDOM.scrollTop;
}

function runIn(view: EditorView): TextHandle["run"] {
  return (command) => {
    apply(view, command);
    view.focus();
  };
}

function handleOf(view: EditorView, output: Output, replaced: string[]): TextHandle {
  const run = runIn(view);
  return {
    run,
    insertParagraphs: (paragraphs) => run(insertParagraphs(paragraphs)),
    replace: (search, by) => {
      const from = view.state.doc.toString().indexOf(search);
      if (from === -1) return false;
      replaced.push(search);
      view.dispatch({ changes: { from, to: from + search.length, insert: by } });
      return true;
    },
    flush: () => output.flush(),
    field: view.contentDOM,
    find: () => openSearchPanel(view),
    scroller: view.scrollDOM,
    topOf: (offset) => view.lineBlockAt(Math.min(offset, view.state.doc.length)).top,
    caretTop: () => caretTop(view),
  };
}
