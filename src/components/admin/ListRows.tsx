import type { ReactNode, Ref } from "react";

type Props<Item> = {
  ref?: Ref<HTMLUListElement>;
  label: string;
  items: readonly Item[];
  /** True for rows of the previous search, which are dimmed. */
  isStale: boolean;
  renderRow: (item: Item) => ReactNode;
};

/** The frame of an admin list's rows, and of those that are being loaded. */
export const listFrame = "@container divide-y divide-line border bg-paper-raised";

/** The rows of an admin list. Its code may give it the focus. */
export function ListRows<Item extends { id: string }>({
  ref,
  label,
  items,
  isStale,
  renderRow,
}: Props<Item>) {
  return (
    <ul
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-label={label}
      aria-busy={isStale}
      className={`${listFrame} transition-opacity duration-150 aria-busy:opacity-50`}
    >
      {items.map((item) => (
        <li key={item.id}>{renderRow(item)}</li>
      ))}
    </ul>
  );
}
