/** Serves the built site on its own port, like a host that deploys new versions. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { bundleWorker } from "../scripts/service-worker.ts";
import { baseUrl } from "./environment.ts";
import { listenLocally } from "../scripts/lib/listen.ts";
import { words } from "../tests/support/words.ts";
import { root } from "../scripts/lib/root.ts";

/** Path of the next version's code. */
export const NEXT = "/assets-of-next/";

/** What is served: the build, one with other code paths, or one without a worker. */
type Version = "built" | "next" | "off";
type Site = {
  url: string;
  /** Serves a version from now on; paths that match `missing` are 404s. */
  deploy: (version: Version, missing?: RegExp) => void;
  /** Number of requests for matching paths. */
  asked: (what: RegExp) => number;
  close: () => void;
};

export async function serveVersions(): Promise<Site> {
  const uninstall = await bundleWorker({ root, base: "/" }, "uninstall");
  const asked: string[] = [];
  let version: Version = "built";
  let missing: RegExp | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const requested = request.url ?? "/";
    asked.push(requested);
    const isGone = requested.startsWith(version === "built" ? NEXT : "/assets/");
    if (isGone || missing?.test(requested)) {
      response.writeHead(404).end();
      return;
    }
    const isWorker = requested === "/sw.js";
    if (isWorker && version === "off") {
      response.writeHead(200, { "content-type": "text/javascript" }).end(uninstall);
      return;
    }
    const { body, ...rest } = await ask(requested.replace(NEXT, "/assets/"), request);
    const isText = /html|javascript|css/.test(rest.headers["content-type"] ?? "");
    response.writeHead(rest.status, rest.headers);
    const text = version !== "built" && isText ? renamed(body.toString(), version) : body;
    response.end(isWorker ? String(text).replace(/\b[0-9a-f]{12}\b/, version) : text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (next, without) => {
      version = next;
      missing = without;
    },
    asked: (what) => asked.filter((one) => what.test(one)).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Requests the response of the tests' server. */
async function ask(path: string, request: IncomingMessage) {
  const { method = "GET" } = request;
  const sent = { ...request.headers };
  // Cached responses of one version say nothing about another.
  for (const name of ["host", "connection", "if-none-match", "if-modified-since"]) {
    delete sent[name];
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: Object.entries(sent).map(([name, value]) => [name, String(value)]),
    redirect: "manual",
    ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
  });
  const headers = Object.fromEntries(response.headers);
  for (const name of words`
    content-encoding content-length transfer-encoding connection content-security-policy
  `) {
    delete headers[name];
  }
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

function renamed(text: string, version: Version): string {
  const next = asNext(text);
  return version === "off" ? next.replaceAll("`serviceWorker`in navigator", "!1") : next;
}

/** With other paths inline scripts have other hashes: the policy is omitted. */
export function asNext(text: string): string {
  return text
    .replaceAll("/assets/", NEXT)
    .replaceAll('"assets/', `"${NEXT.slice(1)}`)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
}

export const isNext = (page: Page) =>
  page.evaluate((next) => document.documentElement.innerHTML.includes(next), NEXT);
