import { lazy, type ComponentType } from "react";

/**
 * A component whose code is loaded when it is first shown.
 *
 * @param load its module
 * @param name its export name
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
