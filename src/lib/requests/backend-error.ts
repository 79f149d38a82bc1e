/** A failed call to the backend, with a message that can be shown to a person. */
export class BackendError extends Error {
  /** SQLSTATE, PostgREST or Auth code where the backend gave one, else an empty string. */
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;

  constructor(message: string, code: string, status: number) {
    super(message);
    this.name = "BackendError";
    this.code = code;
    this.status = status;
  }

  /** True when the backend looked at what was sent and said no, in a sentence for the sender. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }

  /** True when a session was sent along that the backend does not take any more. */
  get isSessionOver(): boolean {
    return this.status === 401 && this.code.startsWith("PGRST30");
  }
}

/**
 * A save that was held back, because what it would overwrite is not what the edit started from.
 * Not a failure of the backend: the one who edits decides.
 */
export class ConflictError<Row> extends Error {
  /** The row as it is stored now; null when it was deleted meanwhile. */
  readonly stored: Row | null;

  constructor(stored: Row | null) {
    super(stored ? "This was changed elsewhere meanwhile." : "This does not exist any more.");
    this.name = "ConflictError";
    this.stored = stored;
  }
}
