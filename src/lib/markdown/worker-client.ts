import type { RenderResponse, RenderRequest } from "./worker";

type Waiting = { resolve: (html: string) => void; reject: (reason: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Renders Markdown in a worker, which is started with the first text and then reused.
 *
 * @throws if the worker cannot be loaded, or the text cannot be rendered
 */
export function renderInWorker(markdown: string): Promise<string> {
  worker ??= start();
  const request: RenderRequest = { id: ++lastId, markdown };
  worker.postMessage(request, []);
  return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
}

function start(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<RenderResponse>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ("html" in data) resolve?.(data.html);
    else reject?.(new Error(data.problem));
  });
  started.addEventListener("error", (event) => {
    // The next attempt starts a new worker: the network may be back by then.
    event.preventDefault();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The worker cannot be loaded."));
    waiting.clear();
  });
  return started;
}
