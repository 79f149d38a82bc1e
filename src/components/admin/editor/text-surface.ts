import type { TextCommand } from "./commands";
import type { TextFormat } from "./actions";
import { t } from "@/lib/words";

/** What others may do with the text while it is being edited. */
export type TextHandle = {
  /** Carries out a command as one step that can be undone, and focuses the text. */
  run: (command: TextCommand) => void;
  /** Replaces the selection. */
  insert: (text: string) => void;
  /** Replaces the first occurrence of a text, wherever it has moved; false when it is gone. */
  replace: (search: string, by: string) => boolean;
  /** Hands on at once what was typed. */
  flush: () => void;
  focus: () => void;
  /** Opens find and replace; undefined where only the browser's own search is there. */
  find?: () => void;
  /** What scrolls the text. */
  scroller: HTMLElement;
  /** Pixels from the scroller's top to the line of an offset in the text. */
  topOf: (offset: number) => number;
  /** Pixels from the scroller's top to the cursor; 0 at the beginning of the text. */
  caretTop: () => number;
};

/** Props of the two surfaces to write on: the editor and the plain text area. */
export type SurfaceProps = {
  id: string;
  label: string;
  format: TextFormat;
  /** What the text is written in, BCP 47: its direction and spelling follow. The page's by default. */
  language?: string | undefined;
  /** A value other than the one that was last handed on replaces the text. */
  value: string;
  /** Called at pauses of typing, not with every key. */
  onChange: (text: string) => void;
  /** Called with null when the surface goes away. */
  onReady: (handle: TextHandle | null) => void;
  /** Called with files that are pasted or dropped; without it they are the browser's. */
  onFiles?: ((files: File[]) => void) | undefined;
  isRequired?: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** What an empty text says; a required one begins with a star, as labels end with one. */
export function placeholderOf({ format, isRequired }: SurfaceProps): string {
  const star = isRequired ? "* " : "";
  return format === "markdown"
    ? star +
        t(
          "Write here, in Markdown. Drop or paste pictures where they belong; the question mark above shows what else you can do.",
        )
    : star + t("Write here, in HTML.");
}
