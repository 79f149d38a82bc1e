/** How long to wait for an answer, in milliseconds, where there is a fallback. */
const PATIENCE = 4_000;

/**
 * The answer to what was asked or, if nobody answers or it takes long, the fallback: what was kept of
 * what is public.
 *
 * @param isAway whether an error means that nobody answers
 * @param readFallback null or undefined if nothing was kept
 * @throws what `asked` throws, when there is no fallback either
 */
export async function withFallback<Data>(
  asked: Promise<Data>,
  isAway: (error: unknown) => boolean,
  readFallback: () => Promise<Data | null | undefined>,
): Promise<Data> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, true);
  });
  const isNeeded = await Promise.race([asked.then(() => false, isAway), slow]);
  clearTimeout(timer);
  return (isNeeded ? await readFallback().catch(() => null) : null) ?? asked;
}
