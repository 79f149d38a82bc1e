import { useLayoutEffect, useRef, type RefObject } from "react";

/** A ref to the latest value, for code that outlives a render, such as an editor's listeners. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
