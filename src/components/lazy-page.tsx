import { Suspense, useState, type FunctionComponent } from "react";
import { lazyPart } from "@/lib/lazy-part";
import { PageLoading } from "./PageLoading";

/**
 * A lazy page. After `preload` it renders synchronously, so that prerendered HTML hydrates in one
 * commit.
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) {
  let Loaded: FunctionComponent | undefined;
  const preload = async () => {
    const module = await load();
    Loaded = module[name];
    return module;
  };
  const Later = lazyPart(preload, name);
  function Page() {
    // Keeps the component it started with: another type would reset its state.
    const [wasLoaded] = useState(() => Loaded !== undefined);
    if (Loaded && wasLoaded) return <Loaded />;
    return (
      <Suspense fallback={<PageLoading />}>
        <Later />
      </Suspense>
    );
  }
  return Object.assign(Page, { preload, module: `/${name}.tsx` });
}
