/** A reason not to start that the reader can mend: printed as its sentence alone, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
