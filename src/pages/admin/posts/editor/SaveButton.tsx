import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Menu, MenuItem } from "@/components/ui/Menu";
import { t } from "@/lib/words";

type Props = {
  /** The label for saving with the current settings. */
  label: string;
  /** The label for saving with the published state toggled. */
  otherLabel: string;
  isSaving: boolean;
  /** Toggles the state, and saves. */
  onOther: () => void;
};

export function SaveButton({ label, otherLabel, isSaving, onOther }: Props) {
  return (
    // Between words a long label wraps; where not even the longest word fits, it fills a row of its own.
    <div className="flex min-w-0 gap-px max-md:grow max-md:basis-[min-content]">
      <Button
        type="submit"
        size="small"
        className="grow rounded-e-none wrap-normal max-md:leading-tight max-md:whitespace-normal"
        isBusy={isSaving}
      >
        {isSaving ? t("Saving...") : label}
      </Button>
      <Menu
        trigger={
          <Button
            size="small"
            className="shrink-0 rounded-s-none px-2 max-md:px-3"
            aria-label={t("Other ways to save")}
          >
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        <MenuItem
          onSelect={() => {
            if (!isSaving) onOther();
          }}
        >
          {otherLabel}
        </MenuItem>
      </Menu>
    </div>
  );
}
