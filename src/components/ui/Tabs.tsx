import * as Radix from "@radix-ui/react-tabs";
import { useEffect, useRef, type ReactNode } from "react";

type Props<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; count?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A `TabPanel` for every tab. */
  children: ReactNode;
};

/** A row of tabs above the panel of the selected one. On narrow screens the row scrolls. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the chosen tab into view without scrolling the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  return (
    <Radix.Root
      // `contents`: row and panel take part in the page's own layout.
      className="contents"
      dir={import.meta.env.DIRECTION}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onChange(tab.value);
      }}
    >
      <div className="grid min-w-0 [box-shadow:inset_0_-1px_0_var(--line)]">
        <Radix.List
          ref={list}
          aria-label={label}
          className="relative -m-1.5 flex [scrollbar-width:none] gap-5 overflow-x-auto p-1.5 max-md:fade-end sm:gap-6"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              className="min-h-11 min-w-6 shrink-0 border-b-2 border-transparent text-[0.9375rem] text-ink-muted transition-colors duration-150 hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {" "}
                  <span className="label text-ink-muted">{tab.count}</span>
                </>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  );
}

/** The content of a tab. It is mounted only while the tab is selected. */
export const TabPanel = Radix.Content;
