import { useCallback, useEffect, useRef } from "react";

/** Whether the screen has been left since, for callbacks that run later. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
