import type { TextCommand } from "./commands";
import type { TextFormat } from "@/lib/written-text";
import { t } from "@/lib/words";

/** What other components can do with the text while it is being edited. */
export type TextHandle = {
  /** Runs a command as one undo step, and focuses the text. */
  run: (command: TextCommand) => void;
  /** Replaces the selection with separate paragraphs; those that are placeholders are not undone. */
  insertParagraphs: (paragraphs: readonly string[], arePlaceholders?: boolean) => void;
  /** Replaces a placeholder, wherever it has moved, as one undo step, or removes it; false if it is gone. */
  replace: (placeholder: string, by: string) => boolean;
  /** Reports at once what was typed. */
  flush: () => void;
  /** Where the text is written. */
  field: HTMLElement;
  /** Opens find and replace; undefined if there is only the browser's own search. */
  find?: () => void;
  /** The scroll container of the text. */
  scroller: HTMLElement;
  /** Pixels from the scroller's top to the line of an offset in the text. */
  topOf: (offset: number) => number;
  /** Pixels from the scroller's top to the cursor; 0 at the beginning of the text. */
  caretTop: () => number;
};

/** Props of the two editing surfaces: the editor and the plain text area. */
export type SurfaceProps = {
  id: string;
  label: string;
  format: TextFormat;
  /** The text's language (BCP 47), for its direction and the spell checker; by default the page's. */
  language?: string | undefined;
  /** A value other than the last reported one replaces the text. */
  value: string;
  /** Called at pauses of typing, not on every key press. */
  onChange: (text: string) => void;
  /** Called with null when the surface is unmounted. */
  onReady: (handle: TextHandle | null) => void;
  /** Called with files that are pasted or dropped; without it the browser handles them. */
  onFiles?: ((files: File[]) => void) | undefined;
  isRequired?: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** The placeholder of an empty text; a required one begins with a star, as labels end with one. */
export function placeholderOf({ format, isRequired }: SurfaceProps): string {
  const star = isRequired ? "* " : "";
  return format === "markdown"
    ? star +
        t(
          "Write here, in Markdown. Drop or paste pictures where they belong; the question mark above shows what else you can do.",
        )
    : star + t("Write here, in HTML.");
}
