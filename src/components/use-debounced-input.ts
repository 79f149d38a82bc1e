import { useEffect, useRef, useState, type ChangeEvent } from "react";

const DELAY = 250;

/**
 * Props of a text input that passes on what is typed after a short pause.
 *
 * @param value the text in force; a change from elsewhere, e.g. the back button, shows in the input
 * @param onSettle receives the text once typing has paused for 250 ms
 */
export function useDebouncedInput(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const settled = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const next = target.value;
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        settled.current = next;
        onSettle(next);
      }, DELAY);
    },
  };
}
