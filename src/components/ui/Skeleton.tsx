import { classNames } from "@/lib/class-names";

type Props = { className?: string };

/** Placeholder for content that is loading. */
export function Skeleton({ className }: Props) {
  return (
    <div aria-hidden className={classNames("animate-pulse rounded-xs bg-line/70", className)} />
  );
}
