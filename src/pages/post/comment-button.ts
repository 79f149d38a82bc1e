/** The style of an unobtrusive button below a comment. */
export const commentButton =
  "min-h-11 label text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-accent";
