import { on } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { builtPictures } from "../pictures/built-pictures.ts";
import type { PictureResponse, PictureRequest, Results, Job } from "./render-worker.ts";

type Pictures = ReturnType<typeof builtPictures>;

/** The number of pages above which loading the app into another thread pays off. */
const PAGES_PER_THREAD = 100;

/** Renders the pages in as many threads as there are processors, if there are enough pages. */
export async function renderPages(job: Omit<Job, "next">, pictures: Pictures) {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const count = Math.min(availableParallelism(), Math.ceil(job.paths.length / PAGES_PER_THREAD));
  const threads = Array.from({ length: count }, async () => {
    const worker = new Worker(new URL("render-worker.ts", import.meta.url), {
      workerData: { ...job, next } satisfies Job,
    });
    try {
      return await resultsOf(worker, pictures);
    } finally {
      await worker.terminate();
    }
  });
  const results = await Promise.all(threads);
  return {
    sizes: results.flatMap(({ sizes }) => sizes),
    titles: new Map(results.flatMap(({ titles }) => titles)),
    articles: new Map(results.flatMap(({ articles }) => articles)),
    headings: new Map(results.flatMap(({ headings }) => headings)),
    left: results.flatMap(({ left }) => left).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** A thread's results; while it runs it receives the pictures that it requests. */
async function resultsOf(worker: Worker, pictures: Pictures): Promise<Results> {
  for await (const messages of on(worker, "message", { close: ["exit"] })) {
    const [message]: (PictureRequest | Results)[] = messages;
    if (!message) continue;
    if (!("url" in message)) return message;
    const { url } = message;
    pictures.fileOf(url).then(
      (files) => worker.postMessage({ url, files } satisfies PictureResponse, []),
      (error: unknown) => worker.emit("error", error),
    );
  }
  throw new Error("A thread ended before its pages were rendered");
}
