import { Ellipsis, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { IconButton } from "./ui/IconButton";
import { Menu, MenuItem } from "./ui/Menu";

type Props = {
  /** Of the button, where focus goes back to. */
  id: string;
  label: string;
  className?: string;
  onDelete: () => void;
  /** Further items, above Delete. */
  children?: ReactNode;
};

/** What else can be done with a row of the owner's lists. */
export function RowMenu({ id, label, className, onDelete, children }: Props) {
  return (
    <Menu
      trigger={
        <IconButton
          id={id}
          label={label}
          icon={<Ellipsis aria-hidden className="size-5" />}
          className={classNames("md:size-9", className)}
        />
      }
    >
      {children}
      <MenuItem tone="danger" onSelect={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </MenuItem>
    </Menu>
  );
}
