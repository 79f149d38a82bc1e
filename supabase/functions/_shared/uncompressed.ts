import { pipeline, type Readable } from "node:stream";
import { createUnzip } from "node:zlib";

/**
 * A response's body without its compression. Some servers, such as iCloud's, compress although the request asks for
 * `identity`.
 *
 * @param encoding the header Content-Encoding
 */
export function uncompressed(body: Readable, encoding: string | undefined): Readable {
  // Whoever reads the result gets the error.
  return /^(?:x-)?(?:gzip|deflate)$/i.test(encoding ?? "")
    ? pipeline(body, createUnzip(), () => {})
    : body;
}
