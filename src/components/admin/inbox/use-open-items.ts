import { useState } from "react";

type OpenItem<Item> = { item: Item; index: number };

/**
 * Which items of a list are open. An open one stays in the list, in its place, even if an action removes it:
 * for example, reading an unread message.
 *
 * @param list stands for the page, the filters and the order: another list has none open
 * @param initialId of an item that is open from the start
 */
export function useOpenItems<Item extends { id: string }>(
  rows: readonly Item[] | undefined,
  list: string,
  initialId: string | undefined,
) {
  const [state, setState] = useState({ list, open: new Map<string, OpenItem<Item>>() });
  const open = state.list === list ? state.open : new Map<string, OpenItem<Item>>();
  if (state.list !== list) setState({ list, open });

  const shown = [...(rows ?? [])];
  for (const { item, index } of open.values()) {
    if (!shown.some(({ id }) => id === item.id)) shown.splice(index, 0, item);
  }

  function change(id: string, openItem: OpenItem<Item> | undefined) {
    const next = new Map(open);
    if (openItem) next.set(id, openItem);
    else next.delete(id);
    setState({ list, open: next });
  }

  return {
    /** The rows that the list shows. */
    rows: shown,
    isOpen: ({ id }: Item) => open.has(id) !== (id === initialId),
    toggle: (item: Item) =>
      change(item.id, open.has(item.id) ? undefined : { item, index: shown.indexOf(item) }),
    close: ({ id }: Item) => change(id, undefined),
  };
}
