import {
  Bold,
  Braces,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  SquareCode,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import { isLetterKey } from "@/lib/browser/is-letter-key";
import type { TextCommand } from "./commands";
import { link } from "./links";
import { code, mark } from "./marks";
import { htmlCommands } from "./html-commands";
import { codeBlock, heading, list, quote } from "./line-commands";
import { t } from "@/lib/words";
import type { TextFormat } from "@/lib/written-text";

/** `key`: a letter or a digit. */
type Shortcut = { alt?: true; shift?: true; key: string };
/** A button, and its command in each format; undefined if there is none. */
type Action = {
  label: string;
  icon: LucideIcon;
  shortcut?: Shortcut;
  markdown: TextCommand;
  html?: TextCommand;
};

/** The buttons of the toolbar, in order. */
export const actions: readonly Action[] = [
  {
    label: t("Heading"),
    icon: Heading2,
    shortcut: { alt: true, key: "2" },
    markdown: heading(2),
    html: htmlCommands.heading2,
  },
  {
    label: t("Smaller heading"),
    icon: Heading3,
    shortcut: { alt: true, key: "3" },
    markdown: heading(3),
    html: htmlCommands.heading3,
  },
  {
    label: t("Smallest heading"),
    icon: Heading4,
    shortcut: { alt: true, key: "4" },
    markdown: heading(4),
    html: htmlCommands.heading4,
  },
  {
    label: t("Bold"),
    icon: Bold,
    shortcut: { key: "B" },
    markdown: mark("**"),
    html: htmlCommands.bold,
  },
  {
    label: t("Italic"),
    icon: Italic,
    shortcut: { key: "I" },
    markdown: mark("*"),
    html: htmlCommands.italic,
  },
  {
    label: t("Link"),
    icon: Link2,
    shortcut: { key: "K" },
    markdown: link(),
    html: htmlCommands.link,
  },
  {
    label: t("Code"),
    icon: Braces,
    shortcut: { key: "E" },
    markdown: code,
    html: htmlCommands.code,
  },
  {
    label: t("Bulleted list"),
    icon: List,
    shortcut: { shift: true, key: "8" },
    markdown: list("bullet"),
    html: htmlCommands.bullets,
  },
  {
    label: t("Numbered list"),
    icon: ListOrdered,
    shortcut: { shift: true, key: "7" },
    markdown: list("number"),
    html: htmlCommands.numbers,
  },
  { label: t("Task list"), icon: ListChecks, markdown: list("task") },
  { label: t("Quotation"), icon: TextQuote, markdown: quote, html: htmlCommands.quote },
  { label: t("Code block"), icon: SquareCode, markdown: codeBlock, html: htmlCommands.codeBlock },
];

type Pressed = Pick<
  KeyboardEvent,
  "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "code" | "key"
> & {
  getModifierState: (name: "AltGraph") => boolean;
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The command of a shortcut; undefined for other keys. */
export function commandOf(pressed: Pressed, format: TextFormat): TextCommand | undefined {
  // On a Mac, Ctrl moves the caret. On other keyboards AltGr may be Ctrl and Alt at once.
  if (!(isMac ? pressed.metaKey : pressed.ctrlKey) || pressed.getModifierState("AltGraph"))
    return undefined;
  return actions.find(
    ({ shortcut }) =>
      shortcut &&
      pressed.altKey === (shortcut.alt ?? false) &&
      pressed.shiftKey === (shortcut.shift ?? false) &&
      (isLetterKey(pressed, shortcut.key) ||
        pressed.key === shortcut.key ||
        // The key of a digit may type something else with Alt or Shift.
        pressed.code === `Digit${shortcut.key}`),
  )?.[format];
}

/** A shortcut as people read it, e.g. "Ctrl+Alt+2" or "⌘B". */
export function shortcutText({ alt, shift, key }: Shortcut): string {
  return isMac
    ? `${alt ? "⌥" : ""}${shift ? "⇧" : ""}⌘${key}`
    : [t("Ctrl"), alt && "Alt", shift && t("Shift"), key].filter(Boolean).join("+");
}
