import { Skeleton } from "@/components/ui/Skeleton";

/** The sections of the page while the account is being loaded. */
export function AccountSkeleton() {
  return (
    <div role="status" aria-label="Loading your account" className="grid gap-12 md:gap-16">
      {Array.from({ length: 3 }, (_, index) => (
        <div
          key={index}
          className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div className="grid content-start gap-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-4 w-full max-w-72" />
          </div>
          <div className="grid max-w-2xl gap-6">
            <Skeleton className="h-11" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
