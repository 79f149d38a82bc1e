import { useSearchParams } from "react-router-dom";
import { useHydrated } from "./use-hydrated";

const NONE = new URLSearchParams();

/** Sets some search parameters, and removes those that are null. */
type Change = (
  values: Readonly<Record<string, string | null>>,
  options?: { push: boolean },
) => void;

/**
 * State in the URL, so that it can be linked to and survives a reload: the search parameters, and a
 * function that changes some of them, by default without a new history entry. Empty during
 * hydration, because the prerendered HTML is the same for all of them.
 */
export function useUrlParams(): [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const change: Change = (values, options) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !options?.push },
    );
  return [useHydrated() ? params : NONE, change];
}

/**
 * A choice stored in the URL.
 *
 * @param name of the search parameter, e.g. `tab`
 * @param choices the valid values; the first is the default
 * @returns the current choice, and a function that sets another
 */
export function useUrlChoice<Value extends string>(
  name: string,
  choices: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [params, change] = useUrlParams();
  const [first] = choices;
  const choice = choices.find((value) => value === params.get(name)) ?? first;
  return [choice, (value) => change({ [name]: value === first ? null : value })];
}
