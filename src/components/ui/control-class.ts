/** The style of every text control. 16 px text, so that phones do not zoom in on focus. */
export const controlClass =
  "block w-full min-h-11 rounded-xs border border-line-strong bg-paper-raised px-3 py-2 text-base text-ink transition-colors duration-150 placeholder:text-ink-muted hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60";
