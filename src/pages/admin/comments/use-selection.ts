import { useState } from "react";

/**
 * The selected rows of a list.
 *
 * @param ids of the visible rows, in order; a row that leaves the list is deselected
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [lastToggled, setLastToggled] = useState<string>();
  const selected = ids.filter((id) => chosen.has(id));

  /** With `isRange`, applies to all rows between the last toggled one and this one. */
  function toggle(id: string, isRange: boolean) {
    const next = new Set(selected);
    const isSelected = !next.has(id);
    const end = ids.indexOf(id);
    const start = isRange && lastToggled ? ids.indexOf(lastToggled) : -1;
    const range = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
    for (const one of range) {
      if (isSelected) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
    setLastToggled(id);
  }

  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(selected.length === ids.length ? [] : ids)),
    remove: (id: string) => setChosen(new Set(selected.filter((one) => one !== id))),
    clear: () => setChosen(new Set()),
  };
}
