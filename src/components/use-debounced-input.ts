import { useEffect, useEffectEvent, useState, type ChangeEvent } from "react";

const DELAY = 250;

/**
 * Props of a debounced text input.
 *
 * @param value the current text; a change from outside, e.g. the back button, replaces what is typed in the input
 * @param onSettle receives the text once typing has paused for 250 ms, without the space that phones add to a word
 */
export function useDebouncedInput(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    const text = typed.trim();
    if (typed === known || text === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      settle(text);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  };
}
