const UNREACHABLE = "The server did not answer. Check your connection and try again.";

/** Sentences for refusals that are about who asks, by PostgREST code or SQLSTATE. */
const unauthorized: Partial<Record<string, string>> = {
  PGRST301: "Your session has ended. Please sign in again.",
  PGRST303: "Your session has ended. Please sign in again.",
  "42501": "You are not signed in.",
};

const UNSTORABLE =
  "The text holds a character that cannot be stored. Please type it anew instead of pasting it.";

/** Sentences for what PostgreSQL cannot store, U+0000 or half an emoji, by SQLSTATE. */
const unstorable: Partial<Record<string, string>> = { "22021": UNSTORABLE, "22P05": UNSTORABLE };

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

/**
 * Turns whatever the client library gave as an error into a {@link BackendError}.
 *
 * @param error the `error` of a response, or something thrown
 * @param status HTTP status of the response; 0 or absent when none came
 */
export function toBackendError(error: unknown, status = 0): BackendError {
  if (error instanceof BackendError) return error;
  if (status === 0) return new BackendError(UNREACHABLE, "", 0);
  const code = readText(error, "code");
  if (status >= 500)
    return new BackendError("The server had a problem. Please try again.", code, status);
  const sentence = (status === 401 ? unauthorized : unstorable)[code];
  return new BackendError(
    (sentence ?? readText(error, "message")) || `HTTP ${status}`,
    code,
    status,
  );
}

function readText(source: unknown, key: string): string {
  if (typeof source !== "object" || source === null || !(key in source)) return "";
  const value: unknown = Reflect.get(source, key);
  return typeof value === "string" ? value : "";
}
