import { useEffect, useRef, type RefObject } from "react";
import { delayedOutput } from "./delayed-output";
import type { SurfaceProps } from "./text-surface";
import { useLatest } from "./use-latest";

/**
 * What a surface hands on, see {@link delayedOutput}, and what comes to it from outside.
 *
 * @param latest the surface's props
 * @param value the text of the last render
 * @param replace puts a text in the place of the one that is there; called for a value that is not
 *   the one that was handed on last
 */
export function useDelayedOutput(
  latest: RefObject<SurfaceProps>,
  value: string,
  replace: (text: string) => void,
) {
  const sent = useRef(value);
  const output = useRef<ReturnType<typeof delayedOutput>>(null);
  const latestReplace = useLatest(replace);

  useEffect(() => {
    const made = delayedOutput((text) => {
      sent.current = text;
      latest.current.onChange(text);
    });
    output.current = made;
    return made.flush;
  }, [latest]);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    latestReplace.current(value);
  }, [value, latestReplace]);

  return output;
}
