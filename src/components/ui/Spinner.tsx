type Props = { label?: string };

/** A turning ring. With a label it is announced, without one it is decoration. */
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
