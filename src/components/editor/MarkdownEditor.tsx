import { openSearchPanel } from "@codemirror/search";
import { Compartment, EditorState, Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { commandOf } from "./actions";
import { writingExtensions } from "./code-mirror";
import {
  changeBetween,
  continueList,
  indentItem,
  insert,
  outdentItem,
  type TextCommand,
} from "./commands";
import { delayedOutput } from "./delayed-output";
import { takePaste } from "./paste";
import type { SurfaceProps, TextHandle } from "./text-surface";
import { useLatest } from "./use-latest";

/** The editor: CodeMirror, which keeps typing fast in long texts. A chunk of its own. */
export function MarkdownEditor(props: SurfaceProps) {
  const { id, label, value, describedBy, isInvalid } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useLatest(props);
  const sent = useRef(value);
  const [names] = useState(() => new Compartment());
  const [output] = useState(() =>
    delayedOutput((text) => {
      sent.current = text;
      latest.current.onChange(text);
    }),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: sent.current,
        extensions: [listeners(), names.of([]), writingExtensions],
      }),
    });
    const handle = handleOf(made, output.flush);
    const { onReady } = latest.current;
    view.current = made;
    onReady(handle);
    return () => {
      output.flush();
      onReady(null);
      made.destroy();
    };

    function listeners() {
      return [
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) output.push(() => state.doc.toString());
        }),
        Prec.high(
          EditorView.domEventHandlers({
            keydown: (event, editor) => {
              if (event.isComposing) return false;
              const command = keyCommand(event, latest.current.format);
              if (!command || !apply(editor, command)) return false;
              event.preventDefault();
              return true;
            },
            blur: output.flush,
            paste: (event) => {
              if (!event.clipboardData) return false;
              const { format, onFiles } = latest.current;
              const isTaken = takePaste({
                data: event.clipboardData,
                edited: editedOf(made),
                format,
                handle: handleOf(made, output.flush),
                onFiles,
              });
              if (isTaken) event.preventDefault();
              return isTaken;
            },
            drop: (event) => {
              const files = [...(event.dataTransfer?.files ?? [])];
              const { onFiles } = latest.current;
              if (files.length === 0 || !onFiles) return false;
              event.preventDefault();
              onFiles(files);
              return true;
            },
          }),
        ),
      ];
    }
  }, [latest, names, output]);

  useEffect(() => {
    view.current?.dispatch({
      effects: names.reconfigure(
        EditorView.contentAttributes.of({
          id,
          "aria-label": label,
          ...(describedBy && { "aria-describedby": describedBy }),
          ...(isInvalid && { "aria-invalid": "true" }),
        }),
      ),
    });
  }, [names, id, label, describedBy, isInvalid]);

  useEffect(() => {
    if (value === sent.current || !view.current) return;
    sent.current = value;
    view.current.dispatch({ changes: changeBetween(view.current.state.doc.toString(), value) });
    // The change came from outside.
    output.flush();
  }, [value, output]);

  return <div ref={host} className="h-full" />;
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

function handleOf(view: EditorView, flush: () => void): TextHandle {
  const run = (command: TextCommand) => {
    apply(view, command);
    view.focus();
  };
  return {
    run,
    insert: (text) => run(insert(text)),
    replace: (search, by) => {
      const from = view.state.doc.toString().indexOf(search);
      if (from === -1) return false;
      view.dispatch({ changes: { from, to: from + search.length, insert: by } });
      return true;
    },
    flush,
    focus: () => view.focus(),
    find: () => openSearchPanel(view),
    scroller: view.scrollDOM,
    topOf: (offset) => view.lineBlockAt(Math.min(offset, view.state.doc.length)).top,
  };
}
