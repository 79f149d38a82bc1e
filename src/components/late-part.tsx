import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { announceLatePart } from "@/lib/takeover";

const declared = new Set<() => Promise<unknown>>();

/**
 * A part of a page that is not seen first: its code comes once the page answers. Where the page was
 * rendered ahead of time it stands there until then, and what visitors do in it is kept and done
 * again (see src/late-start.ts). Elsewhere it comes together with its page.
 *
 * @param load imports the module that holds the part
 * @param name of the part in that module
 */
export function latePart<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let Loaded: ComponentType | undefined;
  const fetchPart = async () => {
    Loaded = (await load())[name];
    return { default: Loaded };
  };
  declared.add(fetchPart);
  const Lazy = lazy(fetchPart);

  function LatePart() {
    const [Part] = useState<ComponentType>(() => Loaded ?? Lazy);
    const element = useRef<HTMLDivElement>(null);
    // Whoever leaves the page before the part has come waits for it no longer.
    useEffect(() => () => announceLatePart(null), []);
    return (
      <div ref={element} data-late="" className="contents">
        <Suspense>
          <Part />
          <Arrival of={element} />
        </Suspense>
      </div>
    );
  }
  return memo(LatePart);
}

function Arrival({ of }: { of: { current: HTMLElement | null } }) {
  useEffect(() => announceLatePart(of.current), [of]);
  return null;
}

/** Fetches the late parts of all pages whose code has come. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...declared].map((fetchPart) => fetchPart()));
}
