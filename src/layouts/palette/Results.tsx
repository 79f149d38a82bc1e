import { classNames } from "@/lib/class-names";
import type { Entry, Group } from "./entries";
import { t } from "@/lib/words";

type Props = {
  id: string;
  groups: Group[];
  activeId: string | undefined;
  optionId: (entry: Entry) => string;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

/** The results. The focus stays in the input, which names the active one. */
export function Results({ id, groups, activeId, optionId, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={t("Results")}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className="px-3 pt-3 pb-1 label text-ink-muted">
            {name}
          </p>
          {entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The keys are those of the input.
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry.id === activeId}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => {
                if (entry.id !== activeId) onPoint(entry);
              }}
              onClick={() => onChoose(entry)}
              className={classNames(
                "grid min-h-11 cursor-pointer content-center gap-0.5 border-s-2 px-3 py-2",
                entry.id === activeId ? "border-accent bg-paper-sunk" : "border-transparent",
              )}
            >
              <span className="user-text">{entry.label}</span>
              {entry.hint && (
                <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                  {entry.hint}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
