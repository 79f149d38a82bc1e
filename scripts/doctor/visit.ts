import { bytesWithin } from "../../supabase/functions/_shared/bytes-within.ts";

export type SiteResponse = {
  /** The final URL, after redirects on the same host. */
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** The target of a redirect to another host, which is not followed. */
  redirectsTo?: string;
};

export type Visit = (url: string | URL, headers?: Record<string, string>) => Promise<SiteResponse>;

/** Why there was no response. */
export class VisitError extends Error {
  /** The system's or the library's code, e.g. ENOTFOUND; "TIMEOUT" if the time was up, "PROXY" without the proxy. */
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** For `catch`: why there was no response; any other error is thrown. */
export function onlyVisitError(error: unknown): VisitError {
  if (error instanceof VisitError) return error;
  throw error;
}

const TIMEOUT = 10_000;
const MAX_REDIRECTS = 3;
/** For a response body; more is a failure, as truncated content would be misread. */
const MAX_BYTES = 20_000_000;

const REASONS: Record<string, string> = {
  ENOTFOUND: "the name does not exist",
  EAI_AGAIN: "names cannot be looked up from here at the moment",
  ECONNREFUSED: "the connection is refused",
  ECONNRESET: "the connection is cut off",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by nobody",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is signed by somebody unknown",
  TIMEOUT: "there was no answer in time",
};

/**
 * A GET that follows redirects only on the same host: the site's responses must not choose what this machine
 * requests.
 *
 * @param timeout for everything together, in milliseconds
 * @returns a function that throws {@link VisitError} if there is no complete response
 */
export function visitor(timeout = TIMEOUT): Visit {
  return async (target, headers = {}) => {
    const signal = AbortSignal.timeout(timeout);
    let url = new URL(target);
    for (let redirects = 0; ; redirects += 1) {
      try {
        const response = await fetch(url, { headers, redirect: "manual", signal });
        const next = redirectOf(response, url);
        const { status, headers: sent } = response;
        const common = { url: url.href, status, headers: sent };
        if (next === undefined || redirects === MAX_REDIRECTS) {
          return { ...common, text: await readBody(response) };
        }
        await response.body?.cancel();
        if (next.hostname !== url.hostname) return { ...common, text: "", redirectsTo: next.href };
        url = next;
      } catch (error) {
        throw asVisitError(error, url);
      }
    }
  };
}

function redirectOf({ status, headers }: Response, base: URL): URL | undefined {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || !location) return undefined;
  const next = URL.parse(location, base);
  return next && /^https?:$/.test(next.protocol) ? next : undefined;
}

async function readBody(response: Response): Promise<string> {
  const bytes = await bytesWithin(MAX_BYTES, response.body);
  if (!bytes) throw new VisitError(`${response.url} is larger than 20 MB.`, "TOO_LARGE");
  return bytes.toString("utf8");
}

function asVisitError(error: unknown, { host, protocol }: URL): VisitError {
  if (error instanceof VisitError) return error;
  const code = codeOf(error);
  const message = `${host} does not answer: ${REASONS[code] ?? code}.`;
  const proxy = ignoredProxy(protocol);
  if (!proxy) return new VisitError(message, code);
  // Where nothing is reached without the proxy, the code says nothing about the host.
  return new VisitError(`${message} Set NODE_USE_ENV_PROXY=1, or Node ignores ${proxy}.`, "PROXY");
}

/** The variable that names a proxy, which Node uses only if asked to. */
function ignoredProxy(protocol: string, environment = process.env): string | undefined {
  if (environment["NODE_USE_ENV_PROXY"] === "1") return undefined;
  const name = protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY";
  return [name, name.toLowerCase()].find((one) => environment[one]);
}

/** Fetch wraps the original error, and tries several addresses of a host. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "TIMEOUT";
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error.cause !== undefined) return codeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
