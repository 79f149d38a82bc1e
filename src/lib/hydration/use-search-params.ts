import { useSearchParams as useRouterSearchParams } from "react-router-dom";
import { useHydrated } from "./use-hydrated";

const NONE = new URLSearchParams();

/**
 * What follows the `?` of the address, and a function that changes it. A prerendered page is one
 * file for all of them: while it is hydrated there are none.
 */
export function useSearchParams(): ReturnType<typeof useRouterSearchParams> {
  const [params, setParams] = useRouterSearchParams();
  return [useHydrated() ? params : NONE, setParams];
}
