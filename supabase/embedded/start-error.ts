/** An error that the user can fix, so its message is printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** What an error says; the database refuses with sentences for people. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
