import { ArrowDownUp } from "lucide-react";
import { Button } from "./ui/Button";
import { Menu, MenuChoice } from "./ui/Menu";

type Props<Value extends string> = {
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** Chooses the order of a list; the order in force stands on the button. */
export function SortMenu<Value extends string>({ value, choices, onChange }: Props<Value>) {
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <ArrowDownUp aria-hidden className="size-4" />
          <span className="sr-only">Sort by</span>
          {choices.find((choice) => choice.value === value)?.label}
        </Button>
      }
    >
      <MenuChoice label="Sort by" value={value} choices={choices} onChange={onChange} />
    </Menu>
  );
}
