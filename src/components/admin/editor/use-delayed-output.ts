import { useEffect, useRef, useState, type RefObject } from "react";
import { delayedOutput } from "./delayed-output";
import type { SurfaceProps } from "./text-surface";
import { useLatest } from "./use-latest";

/**
 * What a surface hands on, see {@link delayedOutput}, and what comes to it from outside.
 *
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
  const latestReplace = useLatest(replace);
  // There from the first render on, so that the first key is not missed.
  const [output] = useState(delayedOutput);

  useEffect(
    () =>
      output.connect((text) => {
        sent.current = text;
        latest.current.onChange(text);
      }),
    [output, latest],
  );

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    latestReplace.current(value);
  }, [value, latestReplace]);

  return output;
}
