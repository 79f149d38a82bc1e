import { lazy, Suspense, useState, type ComponentType } from "react";
import { PageLoading } from "./PageLoading";

/**
 * A lazy page. After `preload` it renders synchronously, so that prerendered HTML hydrates in one
 * commit.
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const loaded: ComponentType = (await load())[name];
    Loaded = loaded;
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  function Page() {
    // Keeps the component it started with: another type would reset its state.
    const [wasLoaded] = useState(() => Loaded !== undefined);
    if (Loaded && wasLoaded) return <Loaded />;
    return (
      <Suspense fallback={<PageLoading />}>
        <Lazy />
      </Suspense>
    );
  }
  return Object.assign(Page, { preload, module: `/${name}.tsx` });
}
