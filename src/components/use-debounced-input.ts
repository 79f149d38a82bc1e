import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { useLatest } from "./use-latest";

const DELAY = 250;

/**
 * Props of a debounced text input.
 *
 * @param value the current text; a change from outside, e.g. the back button, shows in the input
 * @param onSettle receives the text once typing has paused for 250 ms
 */
export function useDebouncedInput(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page may have re-rendered since the last key press.
  const settle = useLatest(onSettle);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const next = target.value;
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setKnown(next);
        settle.current(next);
      }, DELAY);
    },
  };
}
