import { useEffect, useState } from "react";

const SEQUENCE = [
  "ArrowUp",
  "ArrowUp",
  "ArrowDown",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "ArrowLeft",
  "ArrowRight",
  "b",
  "a",
];
const PARTY_DURATION = 10_000;

/** True for ten seconds after the Konami sequence was typed outside a field. */
export function useKonami(): boolean {
  const [isParty, setIsParty] = useState(false);

  useEffect(() => {
    let keys: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest("input, textarea, select")) return;
      const pressed = key.length === 1 ? key.toLowerCase() : key;
      keys = [...keys, pressed].slice(-SEQUENCE.length);
      if (keys.join() !== SEQUENCE.join()) return;
      keys = [];
      setIsParty(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsParty(false), PARTY_DURATION);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      clearTimeout(timer);
    };
  }, []);

  return isParty;
}
