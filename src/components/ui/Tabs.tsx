import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";

/** The chosen value, and what the ids of its tab and its panel begin with. */
const ChosenTab = createContext({ chosen: "", id: "" });

type Props<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A `TabPanel` for every tab. */
  children: ReactNode;
};

/** A row of tabs over the panel of the chosen one. On narrow screens the row scrolls. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => ({ chosen: value, id }), [value, id]);

  // The chosen tab may lie beyond the edge of a narrow screen; the page itself stays where it is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    // Past either end it goes on at the other.
    const tab = tabs.at(next % tabs.length);
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  }

  return (
    <ChosenTab value={chosen}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative flex [scrollbar-width:none] gap-5 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] sm:gap-6"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-controls={`${id}${tab.value}-panel`}
            aria-selected={tab.value === value}
            // The Tab key stops at the chosen one; arrow keys lead to the others.
            tabIndex={tab.value === value ? 0 : -1}
            data-tab={tab.value}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
            className="min-h-11 shrink-0 border-b-2 border-transparent text-[0.9375rem] text-ink-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </ChosenTab>
  );
}

type PanelProps = { value: string; className?: string; children: ReactNode };

/** What one tab shows. Its content is mounted only while the tab is chosen. */
export function TabPanel({ value, className, children }: PanelProps) {
  const { chosen, id } = useContext(ChosenTab);
  const isChosen = value === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}${value}-panel`}
      aria-labelledby={`${id}${value}`}
      hidden={!isChosen}
      tabIndex={0}
      className={className}
    >
      {isChosen && children}
    </div>
  );
}
