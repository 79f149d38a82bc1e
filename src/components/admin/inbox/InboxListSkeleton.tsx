import { Skeleton } from "@/components/ui/Skeleton";
import { listFrame } from "../RecordList";

export function InboxListSkeleton({ text }: { text: string }) {
  return (
    <div role="status" aria-label={text}>
      <p className="mb-3 label text-ink-muted">{text}</p>
      <div className={listFrame}>
        {Array.from({ length: 6 }, (_, index) => (
          <div
            key={index}
            className="grid gap-2.5 p-4 @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:px-5"
          >
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-5 w-16" />
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </div>
  );
}
