import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { hasFile, readIn } from "../folder-files.ts";

/** Milliseconds for one picture. */
const DEADLINE = 30_000;
const MAX_REDIRECTS = 5;

/** Networks that no picture of a public site is in; an export may have been written by anybody. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, bits);
}
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/**
 * Fetches a picture of the old site, or one that it shows from elsewhere.
 *
 * @param address absolute
 * @param namedSite address of the old site if the user named it: its server may be on this machine, while one that a
 *   file names may not
 * @param folder a copy of the old site's files, which is looked into first
 * @throws {StartError} if it cannot be had
 */
export async function fetchPicture(
  address: string,
  namedSite: string,
  folder: string | undefined,
): Promise<Buffer> {
  const copied = folder && copyOf(address, folder);
  if (copied) return copied;
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    await refusePrivate(url, namedSite);
    const answer = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE),
    }).catch((error: unknown) => {
      throw new StartError(`${url.href} does not answer: ${String(error)}`);
    });
    const next = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && next) {
      url = new URL(next, url);
      continue;
    }
    if (!answer.ok) throw new StartError(`${url.href} answers ${answer.status}.`);
    return readBody(answer, url.href);
  }
  throw new StartError(`${address} is redirected too often.`);
}

async function refusePrivate(url: URL, namedSite: string): Promise<void> {
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new StartError(`${url.href} is no web address.`);
  }
  if (namedSite && new URL(namedSite).host === url.host) return;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => {
        throw new StartError(`There is no server ${host}.`);
      });
  for (const { address, family } of addresses) {
    if (PRIVATE.check(address, family === 6 ? "ipv6" : "ipv4")) {
      throw new StartError(`${url.href} is on a private network.`);
    }
  }
}

/** Bytes are counted as they come: a header may say less. */
async function readBody(answer: Response, address: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > MAX_SOURCE_MEGABYTES * 1024 * 1024) {
      throw new StartError(`${address} is larger than ${MAX_SOURCE_MEGABYTES} MB.`);
    }
    pieces.push(piece);
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
