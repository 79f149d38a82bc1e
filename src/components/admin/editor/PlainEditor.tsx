import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { hasFiles } from "@/lib/browser/dropped-files";
import { isComposingKey } from "@/lib/browser/is-composing";
import { inLanguage } from "@/lib/text/language";
import { commandOf } from "./actions";
import { continueList } from "./line-commands";
import { handlePaste } from "./paste";
import { editedOf, plainHandle } from "./plain-handle";
import { placeholderOf, type SurfaceProps, type TextHandle } from "./text-surface";
import { useDelayedOutput } from "./use-delayed-output";
import { useLatest } from "@/components/use-latest";

/** The text in a plain text area, with the same commands as the editor. */
export function PlainEditor(props: SurfaceProps) {
  const { id, label, language, format, value, isRequired, describedBy, isInvalid, onFiles } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const handle = useRef<TextHandle>(null);
  const latest = useLatest(props);
  const output = useDelayedOutput(latest, value, (text) => {
    if (area.current) area.current.value = text;
  });

  useEffect(() => {
    if (!area.current) return undefined;
    const made = plainHandle(area.current, () => output.flush());
    const { onReady } = latest.current;
    handle.current = made;
    onReady(made);
    return () => onReady(null);
  }, [latest, output]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposingKey(event.nativeEvent)) return;
    const isEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const command =
      commandOf(event, format) ?? (isEnter && format === "markdown" ? continueList : undefined);
    if (!command?.(editedOf(event.currentTarget))) return;
    event.preventDefault();
    handle.current?.run(command);
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (!handle.current) return;
    const isTaken = handlePaste({
      data: event.clipboardData,
      edited: editedOf(event.currentTarget),
      format,
      handle: handle.current,
      onFiles,
    });
    if (isTaken) event.preventDefault();
  }

  return (
    <textarea
      ref={area}
      id={id}
      aria-label={label}
      {...inLanguage(language)}
      aria-required={isRequired}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      defaultValue={value}
      placeholder={placeholderOf(props)}
      spellCheck
      rows={18}
      onInput={({ currentTarget }) => output.push(() => currentTarget.value)}
      onBlur={() => output.flush()}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onDragOver={(event) => {
        if (onFiles && hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0 || !onFiles) return;
        event.preventDefault();
        onFiles(files);
      }}
      className="block size-full min-h-[50dvh] resize-none bg-transparent px-[max(1rem,calc((100%-var(--measure))/2))] py-4 text-base leading-relaxed outline-none placeholder:text-ink-muted max-md:field-sizing-content"
    />
  );
}
