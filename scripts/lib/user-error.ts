/** An error that the user can fix, so its message is printed without a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** The message of an error for the terminal; the database's own messages are written for people. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // It contains an error for each address of the host, and has no message itself.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(sentenceOf).join("; ");
  }
  // `fetch` has only these messages, the second for a response that is cut off; the cause says more.
  const isGeneric =
    /^(?:fetch failed|terminated)$/.test(error.message) && error.cause !== undefined;
  return isGeneric ? sentenceOf(error.cause) : error.message;
}
