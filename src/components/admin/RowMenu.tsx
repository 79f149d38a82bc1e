import { Ellipsis, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { IconButton } from "@/components/ui/IconButton";
import { Menu, MenuItem } from "@/components/ui/Menu";
import { t } from "@/lib/words";

type Props = {
  /** Id of the button, to restore focus. */
  id: string;
  label: string;
  className?: string;
  onDelete: () => void;
  deleteLabel?: string;
  /** Further items, above Delete. */
  children?: ReactNode;
};

export function RowMenu({
  id,
  label,
  className,
  onDelete,
  deleteLabel = t("Delete"),
  children,
}: Props) {
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
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {deleteLabel}
      </MenuItem>
    </Menu>
  );
}
