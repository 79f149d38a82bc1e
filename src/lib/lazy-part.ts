import { createElement, lazy, type FunctionComponent } from "react";

/** Each lets a part that could not be loaded be loaded again. */
const retries = new Set<() => void>();

/**
 * A component whose code is loaded when it is first shown. If that fails, the nearest error boundary shows
 * something else, and the code is loaded again when the part is next shown there.
 *
 * @param load its module
 * @param name its export name
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): FunctionComponent<Props> {
  const start = () =>
    lazy(async () => {
      try {
        const loaded: FunctionComponent<Props> = (await load())[name];
        return { default: loaded };
      } catch (error) {
        // Not at once: React has yet to render the part with this error, and would load it over and over.
        retries.add(() => {
          Part = start();
        });
        throw error;
      }
    });
  let Part = start();
  return function LazyPart(props: Props) {
    return createElement(Part, props);
  };
}

/** For error boundaries that have caught an error. */
export function allowRetries(): void {
  for (const retry of retries) retry();
  retries.clear();
}
