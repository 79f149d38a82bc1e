import * as Radix from "@radix-ui/react-slider";

type Props = {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** What a screen reader announces instead of the bare number, e.g. "1:23 of 2:30". */
  valueText: string;
  isDisabled?: boolean;
};

/** A slider from 0 to `max` in steps of 1; the page keys move it by 10. */
export function Slider({ label, value, max, onChange, valueText, isDisabled = false }: Props) {
  return (
    <Radix.Root
      min={0}
      max={max}
      step={1}
      value={[value]}
      disabled={isDisabled}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
      className="relative flex h-11 w-full touch-none items-center data-[disabled]:opacity-50"
    >
      <Radix.Track className="relative h-0.5 w-full bg-line-strong">
        <Radix.Range className="absolute h-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        // Radix sets it only in the browser.
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="block size-4 bg-ink transition-transform duration-150 hover:scale-110 active:scale-95"
      />
    </Radix.Root>
  );
}
