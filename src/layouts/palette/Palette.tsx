import { Search } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { Dialog } from "@/components/ui/Dialog";
import { isComposingKey } from "@/lib/browser/is-composing";
import { closePalette } from "@/lib/palette";
import * as limits from "@/lib/supabase/limits/functions";
import { useCloseOnBack } from "@/components/use-close-on-back";
import type { Entry } from "./entries";
import { Results } from "./Results";
import { useResults } from "./use-results";
import { t } from "@/lib/words";

type Props = {
  text: string;
};

/** A dialog to find pages, articles and actions by typing. */
export function Palette({ text: given }: Props) {
  const [text, setText] = useState(given);
  const [activeId, setActiveId] = useState<string>();
  const { groups, note } = useResults(text);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const location = useLocation();
  useCloseOnBack(closePalette);
  const entries = groups.flatMap((group) => group.entries);
  const found = entries.findIndex(({ id }) => id === activeId);
  // The selected entry may no longer be in the list.
  const active = Math.max(0, found);
  const optionId = (entry: Entry) => `${listId}-${entry.id}`;

  function choose({ path, run }: Entry) {
    isLeaving.current = path !== undefined;
    closePalette();
    // As a link to the current page does.
    if (path === createPath(location) && !location.hash) window.scrollTo(0, 0);
    else if (path !== undefined) void navigate(path);
    run?.();
  }

  function move(to: number) {
    const next = entries[(to + entries.length) % entries.length];
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      ...(event.ctrlKey && { Home: 0, End: entries.length - 1 }),
    };
    const to = moves[event.key];
    const chosen = entries[active];
    if (event.key === "Enter" && chosen) choose(chosen);
    else if (to !== undefined) move(to);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      onClose={closePalette}
      title={t("Search")}
      size="palette"
      returnFocusTo={() => (isLeaving.current ? document.getElementById("main") : null)}
    >
      <label className="relative block">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 inset-s-0 my-auto size-5 text-ink-muted"
        />
        <span className="sr-only">{t("Search pages, articles and actions")}</span>
        <input
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[active] && optionId(entries[active])}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.search_articles_asked_max_length}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActiveId(undefined);
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t("Pages, articles, actions…")}
          className="min-h-12 w-full border-b border-line-strong bg-transparent py-2 ps-9 text-lg outline-none placeholder:text-ink-muted focus:border-accent"
        />
      </label>
      <p role="status" className="min-h-5 py-2 text-sm text-ink-muted">
        {note}
      </p>
      <div ref={list} className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Results
          id={listId}
          groups={groups}
          activeId={entries[active]?.id}
          optionId={optionId}
          onPoint={({ id }) => setActiveId(id)}
          onChoose={choose}
        />
      </div>
    </Dialog>
  );
}
