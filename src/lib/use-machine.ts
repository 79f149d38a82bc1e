import { useCallback, useRef, useState } from "react";
import { useIsLeft } from "./use-is-left";

export type Step<State, Effect> = [state: State, effect?: Effect | undefined];

/**
 * A state machine for events that cannot wait for React: a response, another tab, the page being
 * unloaded.
 *
 * @param step pure, and the same in every render
 * @returns the state of the last render; `read`, which returns the current state between renders,
 * too; and `send`, which takes an event and returns the effect for the caller to run
 */
export function useMachine<State, Event, Effect>(
  step: (state: State, event: Event) => Step<State, Effect>,
  initial: State,
) {
  const current = useRef(initial);
  const [state, setState] = useState(initial);
  const isLeft = useIsLeft();
  const read = useCallback(() => current.current, []);
  const send = useCallback(
    (event: Event) => {
      const [next, effect] = step(current.current, event);
      current.current = next;
      // A response may arrive after the screen has been unmounted.
      if (!isLeft()) setState(next);
      return effect;
    },
    [step, isLeft],
  );
  return { state, read, send };
}
