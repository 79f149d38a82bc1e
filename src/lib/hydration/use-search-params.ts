import { useSearchParams as useRouterSearchParams } from "react-router-dom";
import { useHydrated } from "./use-hydrated";

const NONE = new URLSearchParams();

/**
 * The search parameters and a function that sets them. They are empty during hydration: the
 * prerendered HTML is the same for all of them.
 */
export function useSearchParams(): ReturnType<typeof useRouterSearchParams> {
  const [params, setParams] = useRouterSearchParams();
  return [useHydrated() ? params : NONE, setParams];
}
