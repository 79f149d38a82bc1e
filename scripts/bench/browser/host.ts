import { execFileSync } from "node:child_process";
import fs from "node:fs";
import http2 from "node:http2";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { isApiPath } from "../../../supabase/embedded/requests.ts";
import { filesIn, readIfExists } from "../../lib/folder-files.ts";
import { HEADERS, SHELL } from "../../lib/built-files.ts";
import { headersFor, type Headers } from "../../security-headers.ts";
import { listenLocally } from "../../lib/listen.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const COMPRESSED = /^(text\/|image\/svg|application\/(json|manifest|xml))/;

type StaticResponse = { status: number; headers: http2.OutgoingHttpHeaders; body: Buffer };
export type Certificate = { key: Buffer; cert: Buffer };
type Options = Certificate & {
  backend?: Pick<EmbeddedBackend, "fetch">;
  /** Serves the app shell for every path. */
  isShell?: boolean;
};

/** Makes a self-signed certificate, because browsers require TLS for HTTP/2. */
export function makeCertificate(directory: string, days = 1): Certificate {
  const [key, cert] = [path.join(directory, "key.pem"), path.join(directory, "cert.pem")];
  const made = ["-keyout", key, "-out", cert, "-days", String(days), "-subj", "/CN=localhost"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...curve, ...made], { stdio: "pipe" });
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}

/**
 * Serves a directory like a CDN: over HTTP/2, precompressed, hashed files as immutable, with the
 * headers of the build's `_headers`, and pages without `.html`.
 */
export async function host(directory: string, options: Options) {
  const { key, cert, backend, isShell } = options;
  const responses = new Map<string, StaticResponse>();
  const rules = readIfExists(path.join(directory, HEADERS)) ?? "";
  for (const name of filesIn(directory))
    responses.set(
      `/${name}`,
      responseFor(path.join(directory, name), headersFor(rules, `/${name}`)),
    );
  const callApi =
    backend &&
    getRequestListener((request) => backend.fetch(request, { peerAddress: "127.0.0.1" }), {
      overrideGlobalObjects: false,
    });

  const server = http2.createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    if (callApi && isApiPath(pathname)) {
      callApi(request, response).catch((error: unknown) =>
        response.stream.destroy(Error(String(error))),
      );
      return;
    }
    const page = pathname === "/" ? "/index.html" : `${pathname.replace(/\/$/, "")}.html`;
    const isFile = path.extname(pathname) !== "";
    const found = isFile
      ? responses.get(pathname)
      : ((isShell ? undefined : responses.get(page)) ?? responses.get(`/${SHELL}`));
    const { status, headers, body } = found ?? { status: 404, headers: {}, body: Buffer.alloc(0) };
    response.writeHead(status, headers);
    response.end(body);
  });
  const port = await listenLocally(server);
  return { origin: `https://localhost:${port}`, [Symbol.dispose]: () => void server.close() };
}

function responseFor(file: string, extra: Headers): StaticResponse {
  const type = TYPES[path.extname(file)] ?? "application/octet-stream";
  const source = fs.readFileSync(file);
  const isCompressed = COMPRESSED.test(type);
  const body = isCompressed ? brotliCompressSync(source) : source;
  const isHashed = path.basename(path.dirname(file)) === "assets";
  return {
    status: 200,
    body,
    headers: {
      "content-type": type,
      "content-length": body.length,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isCompressed && { "content-encoding": "br", vary: "Accept-Encoding" }),
      ...Object.fromEntries(
        Object.entries(extra).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    },
  };
}
