import { useSearchParams } from "@/lib/hydration/use-search-params";

/**
 * A choice stored in the URL, so that it can be linked to and survives a reload.
 *
 * @param name of the search parameter, e.g. `tab`
 * @param choices the valid values; the first is the default
 * @returns the current choice and a function that sets another
 */
export function useChoiceInAddress<Value extends string>(
  name: string,
  choices: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = choices;
  const choice = choices.find((value) => value === params.get(name)) ?? first;

  function choose(value: Value) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === first) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [choice, choose];
}
