import { useEffect, useRef, useState, type RefObject } from "react";
import { delayedOutput } from "./delayed-output";
import type { SurfaceProps } from "./text-surface";
import { useLatest } from "@/components/use-latest";

/**
 * The output of a surface, see {@link delayedOutput}, and changes from outside.
 *
 * @param value the text of the last render
 * @param replace replaces the current text; called for a value other than the one that was last reported
 */
export function useDelayedOutput(
  latest: RefObject<SurfaceProps>,
  value: string,
  replace: (text: string) => void,
) {
  const sent = useRef(value);
  const latestReplace = useLatest(replace);
  // Created in the first render, so that the first key press is not missed.
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
