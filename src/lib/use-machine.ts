import { useCallback, useRef, useState } from "react";

/** The state that an event leads to, and what is to be done because of it. */
export type Step<State, Effect> = [state: State, effect?: Effect | undefined];

/**
 * A state machine for events that do not wait for React: a request's answer, another tab, the page
 * going away.
 *
 * @param step pure, and the same in every render
 * @returns the state of the last render; `read`, which knows the state between renders as well; and
 *   `send`, which takes an event and returns the effect, to be carried out by the caller
 */
export function useMachine<State, Event, Effect>(
  step: (state: State, event: Event) => Step<State, Effect>,
  initial: State,
) {
  const current = useRef(initial);
  const [state, setState] = useState(initial);
  const read = useCallback(() => current.current, []);
  const send = useCallback(
    (event: Event) => {
      const [next, effect] = step(current.current, event);
      current.current = next;
      setState(next);
      return effect;
    },
    [step],
  );
  return { state, read, send };
}
