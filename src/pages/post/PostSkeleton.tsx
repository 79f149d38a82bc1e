import { Page } from "@/components/Page";
import { Skeleton } from "@/components/ui/Skeleton";

export function PostSkeleton() {
  return (
    <Page title="Blog">
      <div
        role="status"
        aria-label="Loading post"
        className="page-width grid gap-6 pt-12 md:pt-20"
      >
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-14 w-full max-w-3xl md:h-20" />
        <Skeleton className="h-14 w-2/3 max-w-xl md:h-20" />
        <Skeleton className="h-5 w-72" />
        <Skeleton className="mt-6 aspect-video" />
        <div className="mx-auto mt-6 grid w-full max-w-measure gap-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-5" />
          ))}
        </div>
      </div>
    </Page>
  );
}
