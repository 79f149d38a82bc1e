/** An error that the user can fix, so its message is printed without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
