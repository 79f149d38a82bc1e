import { ArrowDownUp } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Menu, MenuChoice } from "@/components/ui/Menu";
import { t } from "@/lib/words";

type Props<Value extends string> = {
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Chooses the order of a list. The button shows the current one where there is room. */
export function SortMenu<Value extends string>({ value, choices, onChange }: Props<Value>) {
  const label = choices.find((choice) => choice.value === value)?.label;
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          aria-label={t("Sort by {label}", { label: label ?? "" })}
          className="max-sm:w-11 max-sm:px-0"
        >
          <ArrowDownUp aria-hidden className="size-4" />
          <span className="max-sm:hidden">{label}</span>
        </Button>
      }
    >
      <MenuChoice label={t("Sort by")} value={value} choices={choices} onChange={onChange} />
    </Menu>
  );
}
