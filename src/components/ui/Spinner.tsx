type Props = { label?: string };

/** A spinning ring. With a label it is announced, without one it is decorative. */
export function Spinner({ label }: Props) {
  return (
    <span
      role={label ? "status" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:opacity-60"
    />
  );
}
