import { link, wrap, type TextCommand } from "./commands";
import { htmlCommands } from "./html-commands";
import { codeBlock, heading, list, quote } from "./line-commands";
import { t } from "@/lib/words";

export type TextFormat = "markdown" | "html";

type Shortcut = {
  /** The key's place on the keyboard (`KeyboardEvent.code`): what it types may differ with Alt. */
  code: string;
  alt?: true;
  shift?: true;
  /** What the key is called. */
  key: string;
};
/** A command by its name in each format; undefined where there is none. */
type Action = {
  name: ActionName;
  shortcut?: Shortcut;
  markdown: TextCommand;
  html?: TextCommand;
};

export type ActionName =
  | "Heading"
  | "Smaller heading"
  | "Smallest heading"
  | "Bold"
  | "Italic"
  | "Link"
  | "Code"
  | "Bulleted list"
  | "Numbered list"
  | "Task list"
  | "Quotation"
  | "Code block";

/** What the buttons are called. */
export const actionLabels: Record<ActionName, string> = {
  Heading: t("Heading"),
  "Smaller heading": t("Smaller heading"),
  "Smallest heading": t("Smallest heading"),
  Bold: t("Bold"),
  Italic: t("Italic"),
  Link: t("Link"),
  Code: t("Code"),
  "Bulleted list": t("Bulleted list"),
  "Numbered list": t("Numbered list"),
  "Task list": t("Task list"),
  Quotation: t("Quotation"),
  "Code block": t("Code block"),
};

/** The buttons of the toolbar, in their order. */
export const actions: readonly Action[] = [
  {
    name: "Heading",
    shortcut: { code: "Digit2", alt: true, key: "2" },
    markdown: heading(2),
    html: htmlCommands.heading2,
  },
  {
    name: "Smaller heading",
    shortcut: { code: "Digit3", alt: true, key: "3" },
    markdown: heading(3),
    html: htmlCommands.heading3,
  },
  {
    name: "Smallest heading",
    shortcut: { code: "Digit4", alt: true, key: "4" },
    markdown: heading(4),
    html: htmlCommands.heading4,
  },
  {
    name: "Bold",
    shortcut: { code: "KeyB", key: "B" },
    markdown: wrap("**"),
    html: htmlCommands.bold,
  },
  {
    name: "Italic",
    shortcut: { code: "KeyI", key: "I" },
    markdown: wrap("*"),
    html: htmlCommands.italic,
  },
  {
    name: "Link",
    shortcut: { code: "KeyK", key: "K" },
    markdown: link(),
    html: htmlCommands.link,
  },
  {
    name: "Code",
    shortcut: { code: "KeyE", key: "E" },
    markdown: wrap("`"),
    html: htmlCommands.code,
  },
  {
    name: "Bulleted list",
    shortcut: { code: "Digit8", shift: true, key: "8" },
    markdown: list("bullet"),
    html: htmlCommands.bullets,
  },
  {
    name: "Numbered list",
    shortcut: { code: "Digit7", shift: true, key: "7" },
    markdown: list("number"),
    html: htmlCommands.numbers,
  },
  { name: "Task list", markdown: list("task") },
  { name: "Quotation", markdown: quote, html: htmlCommands.quote },
  { name: "Code block", markdown: codeBlock, html: htmlCommands.codeBlock },
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
      // A letter is meant by what it types, on every layout; a digit by its place.
      (/^[A-Z]$/.test(shortcut.key)
        ? pressed.key.toUpperCase() === shortcut.key
        : pressed.code === shortcut.code),
  )?.[format];
}

/** A shortcut as people read it, e.g. «Ctrl+Alt+2» or «⌘B». */
export function shortcutText({ alt, shift, key }: Omit<Shortcut, "code">): string {
  return isMac
    ? `${alt ? "⌥" : ""}${shift ? "⇧" : ""}⌘${key}`
    : [t("Ctrl"), alt && "Alt", shift && t("Shift"), key].filter(Boolean).join("+");
}
