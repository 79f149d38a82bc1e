/** An error that the user can fix, so its message is printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** What an error says; the database refuses with sentences for people. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of each address of a host that was tried, and nothing of them all.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(sentenceOf).join("; ");
  }
  // All that `fetch` says itself.
  const isUnsaid = error.message === "fetch failed" && error.cause !== undefined;
  return isUnsaid ? sentenceOf(error.cause) : error.message;
}
