import { t } from "@/lib/words";

/** A failed request to the backend. Its message can be shown to users. */
export class BackendError extends Error {
  /** SQLSTATE, PostgREST or Auth code; empty when the backend sent none. */
  readonly code: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Name of the constraint that rejected the input; empty if none did. */
  readonly constraint: string;

  constructor(message: string, code: string, status: number, constraint = "") {
    super(message);
    this.name = "BackendError";
    this.code = code;
    this.status = status;
    this.constraint = constraint;
  }

  /** True when the backend rejected the input, with a message for the user. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }

  /**
   * True if the backend did not respond, failed, is unavailable (paused, over its quota, overloaded or deleted), or lacks
   * what this version of the site asks for, before its migrations have run.
   */
  get isBackendDown(): boolean {
    const isGateway = [401, 402, 403, 429].includes(this.status) && this.code === "";
    // A relation, column or function, as PostgREST says it, and as PostgreSQL does.
    const isLacking = /^(PGRST2|42703|42P01|42883)/.test(this.code);
    return this.status === 0 || this.status >= 500 || isGateway || isLacking;
  }

  /** True when the backend no longer accepts the request's session. */
  get isSessionOver(): boolean {
    return this.status === 401 && this.code.startsWith("PGRST30");
  }
}

/** A save that was rejected because it would have overwritten another version. The user decides how to resolve it. */
export class ConflictError<Row> extends Error {
  /** The stored row; null when it was deleted. */
  readonly stored: Row | null;

  constructor(stored: Row | null) {
    super(stored ? t("This was changed elsewhere in the meantime.") : t("It no longer exists."));
    this.name = "ConflictError";
    this.stored = stored;
  }
}
