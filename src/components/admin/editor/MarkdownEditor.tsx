import { isolateHistory } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import { Compartment, EditorState, Prec, Transaction, type Extension } from "@codemirror/state";
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
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          listeners(latest, output),
          names.of([]),
          placeholder(placeholderOf(latest.current)),
          writingExtensions,
        ],
      }),
    });
    const { onReady } = latest.current;
    view.current = made;
    onReady(handleOf(made, output));
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

/** How the editor handles keys, files, and pasted content. */
function listeners(latest: RefObject<SurfaceProps>, output: Output): Extension {
  return [
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) output.push(() => state.doc.toString());
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

/** Carries out a command, by default as one step of the undo history; false when it does not apply. */
function apply(view: EditorView, command: TextCommand, isUndoable = true): boolean {
  const edited = editedOf(view);
  const next = command(edited);
  if (!next) return false;
  view.dispatch({
    changes: changeBetween(edited.text, next.text),
    selection: { anchor: next.from, head: next.to },
    scrollIntoView: true,
    userEvent: "input",
    annotations: Transaction.addToHistory.of(isUndoable),
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

/** Inserts placeholders, which are no step of the undo history; a selection that they replace is. */
function insertPlaceholders(view: EditorView, placeholders: readonly string[]): void {
  if (!view.state.selection.main.empty)
    view.dispatch(view.state.replaceSelection(""), { userEvent: "delete.selection" });
  apply(view, insertParagraphs(placeholders), false);
  view.focus();
}

/**
 * Removes a placeholder as if it had never been there, and inserts a picture as a step of its own: what is typed
 * during an upload is undone by itself.
 */
function replacePlaceholder(view: EditorView, placeholder: string, by: string): boolean {
  const { state } = view;
  const text = state.doc.toString();
  const at = text.indexOf(placeholder);
  if (at === -1) return false;
  const end = at + placeholder.length;
  const [from, to] = withGap(text, at, end);
  const removed = state.update({
    changes: { from, to },
    annotations: Transaction.addToHistory.of(false),
  });
  if (!by) {
    view.dispatch(removed);
    return true;
  }
  const inserted = removed.state.update({
    changes: { from, insert: text.slice(from, at) + by + text.slice(end, to) },
    selection: state.selection.map(state.changes({ from: at, to: end, insert: by })),
    annotations: isolateHistory.of("full"),
  });
  view.dispatch([removed, inserted]);
  return true;
}

/** A paragraph with the gap above it, and with the one below at an end of the text. */
function withGap(text: string, from: number, to: number): [from: number, to: number] {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (!/^(\n|$)/.test(after)) return [from, to];
  const above = /\n[ \t>]*\n[ \t>]*$/.exec(before)?.[0] ?? "";
  const below = before.trim() && after.trim() ? "" : (/^\n{1,2}/.exec(after)?.[0] ?? "");
  return [from - above.length, to + below.length];
}

function handleOf(view: EditorView, output: Output): TextHandle {
  const run = runIn(view);
  return {
    run,
    insertParagraphs: (paragraphs, arePlaceholders) =>
      arePlaceholders ? insertPlaceholders(view, paragraphs) : run(insertParagraphs(paragraphs)),
    replace: (placeholder, by) => replacePlaceholder(view, placeholder, by),
    flush: () => output.flush(),
    field: view.contentDOM,
    find: () => openSearchPanel(view),
    scroller: view.scrollDOM,
    topOf: (offset) => view.lineBlockAt(Math.min(offset, view.state.doc.length)).top,
    caretTop: () => caretTop(view),
  };
}
