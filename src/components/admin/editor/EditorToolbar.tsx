import { CircleQuestionMark, Search } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import type { TextFormat } from "@/lib/written-text";
import { actions, shortcutText } from "./actions";
import { MarkdownHelp } from "./MarkdownHelp";
import type { TextHandle } from "./text-surface";
import { t } from "@/lib/words";

type Props = {
  /** Id of the text that the buttons change. */
  controls: string;
  format: TextFormat;
  /** Null until the text can be edited. */
  handle: TextHandle | null;
};
type Item = { name: string; hint: string; icon: ReactNode; press: () => void };

/** The toolbar above a text. A single tab stop; the arrow keys move between the buttons. */
export function EditorToolbar({ controls, format, handle }: Props) {
  const [current, setCurrent] = useState(0);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const items = itemsOf(format, handle);
  if (format === "markdown") {
    const name = t("What Markdown can do");
    items.push({
      name,
      hint: name,
      icon: <CircleQuestionMark aria-hidden className="size-4.5" />,
      press: () => setIsHelpOpen(true),
    });
  }
  const focusable = Math.min(current, items.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const to = {
      [import.meta.env.DIRECTION ? "ArrowLeft" : "ArrowRight"]: (focusable + 1) % items.length,
      [import.meta.env.DIRECTION ? "ArrowRight" : "ArrowLeft"]:
        (focusable - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <>
      <div
        role="toolbar"
        aria-label={t("Formatting")}
        // Until then it does not exist.
        aria-controls={handle ? controls : undefined}
        // Its buttons take the focus, not the bar.
        tabIndex={-1}
        onKeyDown={onKeyDown}
        // On a phone a single row, whose end fades to hint at more. Otherwise as many rows as needed.
        className="flex [scrollbar-width:none] px-2 max-md:gap-0.5 max-md:overflow-x-auto max-md:fade-end md:flex-wrap"
      >
        {items.map(({ name, hint, icon, press }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={hint}
            disabled={!handle}
            tabIndex={index === focusable ? 0 : -1}
            // The text keeps its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={press}
            className="icon-button -outline-offset-2 md:pointer-fine:size-8"
          >
            {icon}
          </button>
        ))}
      </div>
      <MarkdownHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}

function itemsOf(format: TextFormat, handle: TextHandle | null): Item[] {
  const items: Item[] = actions.flatMap(({ label, icon: Icon, shortcut, ...commands }) => {
    const command = commands[format];
    if (!command) return [];
    const hint = shortcut ? `${label} (${shortcutText(shortcut)})` : label;
    return [
      {
        name: label,
        hint,
        icon: <Icon aria-hidden className="size-4.5" />,
        press: () => handle?.run(command),
      },
    ];
  });
  const find = handle?.find;
  return find
    ? [
        ...items,
        {
          name: t("Find and replace"),
          hint: `${t("Find and replace")} (${shortcutText({ key: "F" })})`,
          icon: <Search aria-hidden className="size-4.5" />,
          press: find,
        },
      ]
    : items;
}
