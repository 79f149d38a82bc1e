import { Skeleton } from "./ui/Skeleton";

type Props = { label: string };

export function ArticleSkeleton({ label }: Props) {
  return (
    <div role="status" aria-label={label} className="page-width grid gap-6 pt-12 md:pt-20">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-14 w-full max-w-3xl md:h-20" />
      <Skeleton className="h-14 w-2/3 max-w-xl md:h-20" />
      <Skeleton className="h-5 w-72" />
      <Skeleton className="mt-6 aspect-video" />
      <div className="mx-auto mt-6 grid w-full max-w-measure gap-3">
        <SkeletonLines />
      </div>
    </div>
  );
}

/** The placeholder of a text. */
export function SkeletonLines() {
  return ["w-full", "w-11/12", "w-10/12", "w-9/12", "w-8/12"].map((width) => (
    <Skeleton key={width} className={`h-5 ${width}`} />
  ));
}
