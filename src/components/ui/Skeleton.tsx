import { classNames } from "@/lib/class-names";

type Props = { className?: string };

/** A quiet block in the place of what is still loading. */
export function Skeleton({ className }: Props) {
  return (
    <div aria-hidden className={classNames("animate-pulse rounded-xs bg-line/70", className)} />
  );
}
