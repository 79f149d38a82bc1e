/** An error that the user can fix, so its message is printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** The message of an error; the database's are written for people. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // It has an error for each address of a host that was tried, and no message of its own.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(sentenceOf).join("; ");
  }
  // The only message of `fetch` itself.
  const isGeneric = error.message === "fetch failed" && error.cause !== undefined;
  return isGeneric ? sentenceOf(error.cause) : error.message;
}
