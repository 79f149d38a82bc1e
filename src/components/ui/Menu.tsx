import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check, type LucideIcon } from "lucide-react";
import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type MenuProps = {
  /** Its button, which names the menu. */
  trigger: ReactElement<{ id?: string }>;
  children: ReactNode;
};

const itemClass =
  "flex min-h-11 items-center gap-3 rounded-xs border border-transparent px-3 text-sm outline-none select-none data-highlighted:bg-paper-sunk md:min-h-9";

/** A drop-down menu of actions or choices. */
export function Menu({ trigger, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** Whether it was open when a finger touched the button; undefined for a mouse. */
  const wasOpen = useRef<boolean>(undefined);
  return (
    // Not modal, so that the page around the menu stays accessible.
    <Radix.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      modal={false}
      dir={import.meta.env.DIRECTION}
    >
      <Radix.Trigger
        asChild
        // Radix opens it as soon as a finger touches the button, which may be the start of scrolling.
        onPointerDown={(event) => {
          wasOpen.current = event.pointerType === "touch" ? isOpen : undefined;
          if (wasOpen.current !== undefined) event.preventDefault();
        }}
        onClick={() => {
          if (wasOpen.current !== undefined) setIsOpen(!wasOpen.current);
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        // Radix refers to the id it gives the button, in place of which the button may have its own.
        {...(trigger.props.id && { "aria-labelledby": trigger.props.id })}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto border border-line-strong bg-paper-raised p-1"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: LucideIcon;
  tone?: "neutral" | "danger";
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon: Icon, tone = "neutral", onSelect, children }: ItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className={classNames(itemClass, tone === "danger" && "text-danger")}
    >
      {Icon && <Icon aria-hidden className="size-4" />}
      {children}
    </Radix.Item>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A group of menu items of which exactly one is chosen. */
export function MenuChoice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((one) => one.value === next);
        if (choice) onChange(choice.value);
      }}
    >
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className={itemClass}>
          <span className="w-4">
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-4 text-accent" />
            </Radix.ItemIndicator>
          </span>
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
