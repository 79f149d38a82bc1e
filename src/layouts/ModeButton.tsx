/** Switches the sign-in form to another mode. */
export function ModeButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  );
}
