import { toHtml } from "./to-html";

/** Renders in a thread of its own, so that a long text does not stop the typing. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; markdown: string }>) => {
  const { id, markdown } = data;
  toHtml(markdown).then(
    (html) => postMessage({ id, html }),
    (error: unknown) => postMessage({ id, problem: String(error) }),
  );
});
