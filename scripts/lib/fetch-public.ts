import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { sentenceOf, UserError } from "./user-error.ts";
import { bytesWithin } from "../../supabase/functions/_shared/bytes-within.ts";
import {
  AddressRefusal,
  isPublic,
  publicLookup,
  type Resolve,
} from "../../supabase/functions/_shared/public-address.ts";
import { uncompressed } from "../../supabase/functions/_shared/uncompressed.ts";

const MAX_REDIRECTS = 5;
const MAX_ERROR_BYTES = 10_000;

/** A server has responded, but with an error. */
export class StatusError extends UserError {
  readonly status: number;
  /** What it says about it; empty if that is long. */
  readonly body: string;

  constructor(href: string, status: number, body: string) {
    super(`${href} answers ${status}.`);
    this.status = status;
    this.body = body;
  }
}

type Options = {
  /** Milliseconds, including all redirects and the download. */
  deadline: number;
  size: { bytes: number; label: string };
  agent: string;
  /** The site, if any, whose server may be on a private network. */
  namedSite?: string | undefined;
  /** Resolves the IP addresses of a name; by default the system. */
  resolve?: Resolve | undefined;
};

/**
 * Fetches an untrusted URL. Only the public internet is allowed, also for redirects, with limits of size and
 * time.
 *
 * @throws {StatusError} if the server refuses it
 * @throws {UserError} if it fails otherwise
 */
export async function fetchPublic(
  href: string,
  { deadline, size, agent, namedSite = "", resolve }: Options,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(deadline);
  let url = new URL(href);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const isNamed = namedSite !== "" && new URL(namedSite).host === url.host;
    const response = await send(url, isNamed, { agent, resolve, signal });
    const { statusCode: status = 0, headers } = response;
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy();
      // Many servers send non-ASCII characters unescaped, in UTF-8; Node returns the bytes.
      const next = URL.parse(Buffer.from(headers.location, "latin1").toString(), url);
      if (!next) throw new UserError(`${url.href} leads to no address.`);
      url = next;
      continue;
    }
    if (status < 200 || status > 299) {
      const content = uncompressed(response, headers["content-encoding"]);
      const body = await bytesWithin(MAX_ERROR_BYTES, content).catch(() => null);
      response.destroy();
      throw new StatusError(url.href, status, body?.toString() ?? "");
    }
    return readBody(response, url.href, size);
  }
  throw new UserError(`${href} is redirected too often.`);
}

/** @param isNamed whether its server may be on a private network */
async function send(
  url: URL,
  isNamed: boolean,
  { agent, resolve, signal }: Pick<Options, "agent" | "resolve"> & { signal: AbortSignal },
): Promise<IncomingMessage> {
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new UserError(`${url.href} is not a web address.`);
  }
  // An IP address is never resolved. The URL parser normalizes all spellings of numbers.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isNamed && isIP(host) && !isPublic(host)) {
    throw new UserError(`${url.href} is on a private network.`);
  }
  const { request } = url.protocol === "https:" ? https : http;
  const options = {
    // A separate connection, to an address that was checked for it.
    agent: false,
    signal,
    headers: { "accept-encoding": "identity", "user-agent": agent },
    ...(!isNamed && { lookup: publicLookup(resolve) }),
  };
  const { promise, resolve: succeed, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, succeed).on("error", reject).end();
  return promise.catch((error: unknown) => {
    throw new UserError(
      error instanceof AddressRefusal
        ? error.message
        : `${url.href} does not answer: ${sentenceOf(error)}`,
    );
  });
}

async function readBody(
  response: IncomingMessage,
  href: string,
  { bytes: maxBytes, label }: Options["size"],
): Promise<Buffer> {
  const content = uncompressed(response, response.headers["content-encoding"]);
  const bytes = await bytesWithin(maxBytes, content).catch((error: unknown) => {
    throw new UserError(`${href} cannot be read to its end: ${sentenceOf(error)}`);
  });
  if (!bytes) throw new UserError(`${href} is larger than ${label}.`);
  return bytes;
}
