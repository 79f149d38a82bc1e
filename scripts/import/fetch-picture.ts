import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { StartError } from "../../supabase/embedded/start-error.ts";
import {
  AddressRefusal,
  isPublic,
  publicLookup,
  type Resolve,
} from "../../supabase/functions/_shared/public-address.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { sentenceOf } from "../content/pushing.ts";
import { hasFile, readIn } from "../folder-files.ts";

/** Milliseconds for one picture, with all redirects and all of its bytes. */
const DEADLINE = 30_000;
const MAX_REDIRECTS = 5;

export type FetchOptions = {
  /** Address of the old site if the user named it: its server may be on this machine, while one that a file names may not. */
  namedSite?: string | undefined;
  /** A copy of the old site's files, which is looked into first. */
  folder?: string | undefined;
  /** Asks for the addresses of a name; by default the system. */
  resolve?: Resolve | undefined;
  /** Milliseconds. */
  deadline?: number;
};

/**
 * Fetches a picture of the old site, or one that it shows from elsewhere. A file that anybody may have written says
 * where from, so it comes from the public internet alone, and has a limit of size and of time.
 *
 * @param address absolute
 * @throws {StartError} if it cannot be had
 */
export async function fetchPicture(
  address: string,
  { namedSite = "", folder, resolve, deadline = DEADLINE }: FetchOptions = {},
): Promise<Buffer> {
  const copied = folder && copyOf(address, folder);
  if (copied) return copied;
  const signal = AbortSignal.timeout(deadline);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const isNamed = namedSite !== "" && new URL(namedSite).host === url.host;
    const answer = await ask(url, isNamed, resolve, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (status < 200 || status > 299) {
      answer.destroy();
      throw new StartError(`${url.href} answers ${status}.`);
    }
    return readBody(answer, url.href);
  }
  throw new StartError(`${address} is redirected too often.`);
}

/** @param isNamed whether its server may be on a private network */
async function ask(
  url: URL,
  isNamed: boolean,
  resolve: Resolve | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new StartError(`${url.href} is no web address.`);
  }
  // What is no name is never looked up. All spellings of numbers are the same in a URL.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isNamed && isIP(host) && !isPublic(host)) {
    throw new StartError(`${url.href} is on a private network.`);
  }
  const { request } = url.protocol === "https:" ? https : http;
  const options = {
    // A connection of its own, to an address that was checked for it.
    agent: false,
    signal,
    headers: { "accept-encoding": "identity", "user-agent": "import" },
    ...(!isNamed && { lookup: publicLookup(resolve) }),
  };
  const { promise, resolve: succeed, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, succeed).on("error", reject).end();
  return promise.catch((error: unknown) => {
    throw new StartError(
      error instanceof AddressRefusal
        ? error.message
        : `${url.href} does not answer: ${sentenceOf(error)}`,
    );
  });
}

/** Bytes are counted as they come: a header may say less. */
async function readBody(answer: IncomingMessage, address: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer) {
      const bytes = Buffer.from(piece);
      length += bytes.length;
      if (length > MAX_SOURCE_MEGABYTES * 1024 * 1024) {
        throw new StartError(`${address} is larger than ${MAX_SOURCE_MEGABYTES} MB.`);
      }
      pieces.push(bytes);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${address} ends in the middle: ${sentenceOf(error)}`);
  }
  return Buffer.concat(pieces);
}

/** The file at the address's path in a copy, whichever folder of the path the copy begins with. */
function copyOf(address: string, folder: string): Buffer | null {
  let names: string[];
  try {
    names = decodeURIComponent(new URL(address).pathname).split("/").filter(Boolean);
  } catch {
    return null;
  }
  const found = names
    .map((_, skipped) => names.slice(skipped).join("/"))
    .find((file) => hasFile(folder, file));
  return found === undefined ? null : readIn(folder, found, MAX_SOURCE_MEGABYTES);
}
