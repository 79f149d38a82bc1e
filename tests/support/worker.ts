import vm from "node:vm";
import { bundleWorker } from "../../scripts/service-worker.ts";
import type { Site } from "../../src/lib/offline/caching-rules.ts";
import { root } from "../../scripts/lib/root.ts";

const ORIGIN = "https://example.com";
const site: Omit<Site, "version"> = {
  entry: "/assets/entry.js",
  shell: "/app.html",
  required: ["/assets/entry.js"],
  optional: ["/assets/optional.js"],
  tables: ["posts"],
  backend: "",
  key: "key",
};

type Options = {
  base?: string;
  storage?: Pick<ReturnType<typeof memory>, "open">;
  version?: string;
};
type Listener = (event: object) => void;
type Network = (url: string) => Response;

export const unreachable: Network = () => Response.error();

/** The part of the Cache API that the worker uses; `isFull`: whether the disk is. */
export function memory(isFull = () => false) {
  const all = new Map<string, Map<string, Response>>();
  return {
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    match: async (key: string) =>
      [...all.values()].flatMap((entries) => entries.get(key) ?? [])[0]?.clone(),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (key: string) => entries.get(key)?.clone(),
        put: async (key: string, response: Response) => {
          if (response.headers.get("vary") === "*") throw new TypeError("Vary header contains *");
          const body = await response.arrayBuffer();
          if (isFull()) throw new DOMException("There is no room", "QuotaExceededError");
          entries.set(key, new Response(body, response));
        },
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async (key: string | { url: string }) =>
          entries.delete(typeof key === "string" ? key : key.url),
      };
    },
  };
}

/**
 * Runs the service worker.
 *
 * @param base the site's path on its host
 * @param storage its caches
 * @param version of its build
 * @returns `answerTo`: its response to a page, given the network's, once it has been cached; `tell`: sends it a
 * message; `install` and `activate`
 */
export async function startWorker({
  base = "/",
  storage = memory(),
  version = "0123456789ab",
}: Options = {}) {
  const listeners = new Map<string, Listener>();
  let network: Network = unreachable;
  const urlOf = (asked: Request | string) =>
    new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).href;
  vm.runInNewContext(await bundleWorker({ root, base }, "sw", { ...site, version }), {
    caches: storage,
    fetch: async (asked: Request | string) => {
      const answer = network(urlOf(asked));
      if (answer.type === "error") throw new TypeError("Failed to fetch");
      return answer;
    },
    URL,
    Headers,
    Request,
    Response,
    setTimeout,
    clearTimeout,
    self: {
      location: new URL(`${ORIGIN}${base}sw.js`),
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      clients: { claim: async () => undefined },
    },
  });

  async function send(type: string, values: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (more: Promise<unknown>) => work.push(more);
    const respondWith = (given: Promise<Response>) => (answer = given);
    listeners.get(type)?.({ ...values, waitUntil, respondWith });
    const given = await answer;
    await Promise.all(work);
    return given;
  }
  return {
    answerTo: (request: Request, from: Network) => {
      network = from;
      return send("fetch", { request });
    },
    install: async (from: Network) => {
      network = from;
      await send("install", {});
    },
    activate: async (from: Network) => {
      network = from;
      await send("activate", {});
    },
    tell: async (data: object, from: Network) => {
      network = from;
      await send("message", { data });
    },
  };
}

/** A request of a page of the site. */
export function asked(at: string, init: RequestInit = {}): Request {
  return new Request(new URL(at, ORIGIN), init);
}
