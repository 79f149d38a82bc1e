import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { Page } from "@/data/paging";
import { nameKey } from "@/lib/text/name-key";

/**
 * The stored spelling of a list's name, if the URL spells it differently. Names are only fetched if the list
 * has no articles.
 *
 * @param name as in the URL
 * @param data the articles of that name
 * @param names the query of all names
 */
export function useOtherSpelling<Key extends readonly string[]>(
  name: string,
  data: Page<unknown> | undefined,
  names: UseQueryOptions<string[], Error, string[], Key>,
): string | undefined {
  const { data: known } = useQuery({ ...names, enabled: data?.total === 0 });
  return known?.find((one) => one !== name && nameKey(one) === nameKey(name));
}
